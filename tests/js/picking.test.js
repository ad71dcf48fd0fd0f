// Which options are left when some of their things are picked.

import assert from "node:assert/strict";
import test from "node:test";
import { fits } from "../../underhall/server/pages/static/table/picking.js";

test("picked things are part of an option, in any order", () => {
  assert.ok(fits([["hand:inn"], ["hand:pub"]], ["hand:pub", "hand:bank", "hand:inn"]));
  assert.ok(!fits([["hand:inn"], ["hand:keep"]], ["hand:pub", "hand:bank", "hand:inn"]));
});

test("two of a kind need an option with two of it", () => {
  assert.ok(!fits([["hand:inn"], ["hand:inn"]], ["hand:inn", "hand:pub"]));
  assert.ok(fits([["hand:inn"], ["hand:inn"]], ["hand:inn", "hand:inn"]));
});

test("a thing may go by several names", () => {
  assert.ok(fits([["card:inn", "hand:inn"]], ["hand:inn"]));
});
