// The next thing in a direction, for arrow keys: sideways counts double. The index, -1 if there is none.

export function nearest(here, places, [dx, dy]) {
  let best = -1;
  let least = Infinity;
  places.forEach((there, index) => {
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along > 1 && along + 2 * across < least) {
      best = index;
      least = along + 2 * across;
    }
  });
  return best;
}
