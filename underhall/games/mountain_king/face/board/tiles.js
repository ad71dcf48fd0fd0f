// Tiles on a grid: turned, turned over, named by their cells, and snapped to the nearest place.

// A tile turned so many times by a quarter, its corner at 0,0: { cells, mark, wide, high }.
export function turned({ cells, mark }, turns, over) {
  const spin = ([x, y]) => {
    let at = over ? [-x, y] : [x, y];
    for (let n = 0; n < turns; n += 1) at = [-at[1], at[0]];
    return at;
  };
  const spun = cells.map(spin);
  const left = Math.min(...spun.map(([x]) => x));
  const top = Math.min(...spun.map(([, y]) => y));
  const shift = ([x, y]) => [x - left, y - top];
  const found = spun.map(shift);
  return {
    cells: found,
    mark: mark ? shift(spin(mark)) : null,
    wide: Math.max(...found.map(([x]) => x)) + 1,
    high: Math.max(...found.map(([, y]) => y)) + 1,
  };
}

// Where a tile covers the grid when its corner lies at a cell.
export function cellsAt(tile, [left, top]) {
  return tile.cells.map(([x, y]) => [x + left, y + top]);
}

export function markAt(tile, [left, top]) {
  return tile.mark ? [tile.mark[0] + left, tile.mark[1] + top] : null;
}

// The name of a placement: its cells in reading order, the marked one with a star.
export function tokenAt(tile, at) {
  const mark = markAt(tile, at);
  const cells = cellsAt(tile, at).sort(([x, y], [u, v]) => y - v || x - u);
  return cells.map(([x, y]) => `${x},${y}${mark && mark[0] === x && mark[1] === y ? "*" : ""}`).join("+");
}

// How a placement is turned and where its corner lies, or nothing: { turns, over, at }.
export function reading(base, token, flip) {
  const cells = token.split("+").map((part) => part.replace("*", "").split(",").map(Number));
  const at = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  for (const over of flip ? [false, true] : [false]) {
    for (let turns = 0; turns < 4; turns += 1) {
      if (tokenAt(turned(base, turns, over), at) === token) return { turns, over, at };
    }
  }
  return null;
}

// The corners at which a tile, as it is turned, may lie.
export function placesOf(tile, tokens) {
  const found = [];
  for (const token of tokens) {
    const [x, y] = token.split("+")[0].replace("*", "").split(",").map(Number);
    // The first cell in reading order is in the first row, which is that of the corner.
    const first = tile.cells.filter(([, row]) => row === 0).map(([column]) => column);
    const at = [x - Math.min(...first), y];
    if (tokenAt(tile, at) === token) found.push(at);
  }
  return found;
}

// The place that covers the cell of a point, the one whose middle is nearest; else one within reach.
export function nearest(tile, places, [x, y], reach) {
  let best = null;
  let least = Infinity;
  for (const at of places) {
    const away = Math.hypot(at[0] + tile.wide / 2 - x, at[1] + tile.high / 2 - y);
    const covers = cellsAt(tile, at).some(([u, v]) => u === Math.floor(x) && v === Math.floor(y));
    if (!covers && away > reach) continue;
    // A place that covers the cell comes before all others.
    const rank = covers ? away : away + 100;
    if (rank < least) [best, least] = [at, rank];
  }
  return best;
}

// Lines around cells of so many units: where one has no neighbour.
export function edges(cells, unit) {
  const there = new Set(cells.map(String));
  const found = [];
  for (const [x, y] of cells) {
    if (!there.has(`${x},${y - 1}`)) found.push(`M${x * unit} ${y * unit}h${unit}`);
    if (!there.has(`${x},${y + 1}`)) found.push(`M${x * unit} ${(y + 1) * unit}h${unit}`);
    if (!there.has(`${x - 1},${y}`)) found.push(`M${x * unit} ${y * unit}v${unit}`);
    if (!there.has(`${x + 1},${y}`)) found.push(`M${(x + 1) * unit} ${y * unit}v${unit}`);
  }
  return found.join("");
}

// What a placement costs and brings, added up from what is told of the cells.
export function sums(data, cells, mark) {
  const keys = cells.map(String);
  const rubble = new Set(data.rubble);
  const hammers = keys.filter((key) => rubble.has(key)).length;
  const cost = { ...data.cost, ...(hammers ? { hammer: hammers } : {}) };
  const gains = {};
  for (const key of keys) {
    const [kind, n] = data.buried[key] || [];
    if (kind) gains[kind] = (gains[kind] || 0) + n;
  }
  const zone = mark ? data.zones[String(mark)] : null;
  return {
    cost,
    gains,
    statues: keys.filter((key) => data.statues[key]).map((key) => data.statues[key]),
    workshops: new Set(keys.filter((key) => data.spots[key]).map((key) => data.spots[key])).size,
    zone,
    pedestals: (zone && data.pedestals[zone]) || [],
  };
}
