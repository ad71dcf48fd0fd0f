// Parts of a page that come as what differs from the one before.

import assert from "node:assert/strict";
import test from "node:test";
import { patched } from "../../underhall/server/pages/static/table/patching.js";

const before = { hash: "a", cuts: ["one", "two", "three", "four"] };

test("cuts stay where they are named, and new ones come as text", () => {
  assert.deepEqual(patched({ of: "a", cuts: [[0, 1], "new", [2, 2]] }, before), ["one", "new", "three", "four"]);
  assert.deepEqual(
    patched(
      {
        of: "a",
        cuts: [
          [3, 1],
          [0, 2],
        ],
      },
      before,
    ),
    ["four", "one", "two"],
  );
  assert.deepEqual(patched({ of: "a", cuts: ["all new"] }, before), ["all new"]);
});

test("what is told of another part is not put together", () => {
  assert.throws(() => patched({ of: "b", cuts: [[0, 1]] }, before));
  assert.throws(() => patched({ of: "b", cuts: [[0, 1]] }, undefined));
});
