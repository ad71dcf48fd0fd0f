// Which key means what.

import assert from "node:assert/strict";
import test from "node:test";
import { meaning } from "../../underhall/server/pages/static/table/keys.js";

test("numbers choose options, nought zooms out", () => {
  assert.deepEqual(meaning("1"), { kind: "choose", what: "1" });
  assert.deepEqual(meaning("9"), { kind: "choose", what: "9" });
  assert.deepEqual(meaning("0"), { kind: "zoom", what: 0 });
});

test("letters mean the same in both cases", () => {
  assert.deepEqual(meaning("u"), meaning("U"));
  assert.equal(meaning("b").kind, "walk");
  assert.equal(meaning("L").kind, "log");
});

test("other keys are left to the browser", () => {
  for (const key of ["Tab", "F5", "x", "ArrowLeft"]) assert.equal(meaning(key), null);
});
