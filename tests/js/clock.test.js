// What is left of somebody's time.

import assert from "node:assert/strict";
import test from "node:test";
import { left, shown } from "../../underhall/server/pages/static/table/clock.js";

test("time is told in minutes, from an hour on with hours", () => {
  assert.equal(shown(0), "0:00");
  assert.equal(shown(65), "1:05");
  assert.equal(shown(3600), "1:00:00");
  assert.equal(shown(3725), "1:02:05");
});

test("a deadline that has passed leaves nothing", () => {
  assert.equal(left(1000, 5000), 0);
  assert.equal(left(6400, 5000), 1);
});
