// Tiles that are laid by pointing: turned, named by their cells, snapped to the nearest place.

import assert from "node:assert/strict";
import test from "node:test";
import {
  cellsAt,
  edges,
  nearest,
  placesOf,
  reading,
  sums,
  tokenAt,
  turned,
} from "../../underhall/games/mountain_king/face/board/tiles.js";

const HOOK = {
  cells: [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
  ],
  mark: [0, 1],
};

test("four turns are none, and turning over twice too", () => {
  assert.deepEqual(turned(HOOK, 0, false).cells, HOOK.cells);
  const once = turned(HOOK, 1, false);
  assert.deepEqual([once.wide, once.high], [2, 3]);
  assert.deepEqual(once.mark, [0, 0]);
});

test("a placement is named by its cells in reading order, the mark with a star", () => {
  assert.equal(tokenAt(turned(HOOK, 0, false), [5, 7]), "5,7+6,7+7,7+5,8*");
  assert.equal(tokenAt(turned({ cells: HOOK.cells, mark: null }, 0, false), [5, 7]), "5,7+6,7+7,7+5,8");
});

test("a name tells how the tile is turned and where it lies", () => {
  for (const over of [false, true]) {
    for (let turns = 0; turns < 4; turns += 1) {
      const token = tokenAt(turned(HOOK, turns, over), [3, 4]);
      assert.deepEqual(reading(HOOK, token, true).at, [3, 4]);
    }
  }
  assert.equal(reading(HOOK, "1,1+9,9", true), null);
});

test("only names of the tile as it is turned are its places", () => {
  const lying = turned(HOOK, 0, false);
  const names = ["5,7+6,7+7,7+5,8*", tokenAt(turned(HOOK, 1, false), [2, 2])];
  assert.deepEqual(placesOf(lying, names), [[5, 7]]);
});

test("a place that covers the cell comes before a nearer one beside it", () => {
  const line = turned({ cells: [0, 1, 2, 3].map((x) => [x, 0]), mark: null }, 0, false);
  const places = [
    [0, 0],
    [3, 1],
  ];
  assert.deepEqual(nearest(line, places, [0.5, 0.5], 1), [0, 0]);
  assert.deepEqual(nearest(line, places, [5.2, 2.2], 1), [3, 1], "beside it, but within reach");
  assert.equal(nearest(line, places, [12, 9], 1), null);
});

test("edges are drawn where a cell has no neighbour", () => {
  const cells = [
    [0, 0],
    [1, 0],
  ];
  assert.equal(edges(cells, 30).match(/M/g).length, 6);
});

test("costs, finds and statues of all cells are added up", () => {
  const data = {
    cost: { iron: 4 },
    rubble: ["5,7", "9,9"],
    buried: { "6,7": ["coin", 2], "7,7": ["coin", 1] },
    statues: { "5,8": ["ice", 6] },
    spots: { "5,7": "w1", "6,7": "w1" },
    zones: { "5,8": "brown" },
    pedestals: { brown: [["ice", 3]] },
  };
  const tile = turned(HOOK, 0, false);
  const found = sums(data, cellsAt(tile, [5, 7]), [5, 8]);
  assert.deepEqual(found.cost, { iron: 4, hammer: 1 });
  assert.deepEqual(found.gains, { coin: 3 });
  assert.deepEqual(found.statues, [["ice", 6]]);
  assert.equal(found.workshops, 1);
  assert.deepEqual(found.pedestals, [["ice", 3]]);
});
