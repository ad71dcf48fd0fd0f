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
  for (const key of ["Tab", "F5", "ArrowLeft", "."]) assert.equal(meaning(key), null);
});

test("letters that mean nothing else choose options, E what ends", () => {
  assert.deepEqual(meaning("a"), { kind: "choose", what: "A" });
  assert.deepEqual(meaning("e"), { kind: "choose", what: "E" });
});

test("Z is the first of two keys, and Escape takes it back", () => {
  assert.deepEqual(meaning("z"), { kind: "first", what: "Z" });
  assert.deepEqual(meaning("1", "Z"), { kind: "choose", what: "Z1" });
  assert.deepEqual(meaning("u", "Z"), { kind: "choose", what: "ZU" });
  assert.deepEqual(meaning("Escape", "Z"), { kind: "escape" });
});

test("Space and Enter choose the thing one is at", () => {
  assert.deepEqual(meaning(" "), meaning("Enter"));
});
