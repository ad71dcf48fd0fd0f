// Small things: settings that cannot be read, how long to wait, where the arrow keys lead.

import assert from "node:assert/strict";
import test from "node:test";
import { nearest } from "../../underhall/server/pages/static/nearest.js";
import { pause } from "../../underhall/server/pages/static/table/backoff.js";
import { read } from "../../underhall/server/pages/static/table/settings.js";

test("settings that cannot be read are none", () => {
  assert.deepEqual(read('{"sound":true}'), { sound: true });
  for (const text of ["", null, "{", "[1]", "7", "null"]) assert.deepEqual(read(text), {});
});

test("tries become rarer, but not ever rarer", () => {
  assert.ok(pause(1) < pause(2));
  assert.equal(pause(6), 10000);
  assert.equal(pause(100), 10000);
});

test("an arrow leads to what lies that way, not to what is nearer but aside", () => {
  const places = [
    { x: -10, y: 0 },
    { x: 30, y: 0 },
    { x: 12, y: 20 },
  ];
  assert.equal(nearest({ x: 0, y: 0 }, places, [1, 0]), 1);
  assert.equal(nearest({ x: 0, y: 0 }, places, [-1, 0]), 0);
  assert.equal(nearest({ x: 0, y: 0 }, places, [0, 1]), 2);
  assert.equal(nearest({ x: 0, y: 0 }, places, [0, -1]), -1);
});
