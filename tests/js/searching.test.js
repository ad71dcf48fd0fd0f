// Searching the rules: letters with marks and without are the same.

import assert from "node:assert/strict";
import test from "node:test";
import { folded, holdsAll } from "../../underhall/server/pages/static/searching.js";

test("marks and capitals do not matter, on either side", () => {
  assert.equal(folded("ZAŻÓŁĆ gęślą Jaźń"), "zazolc gesla jazn");
  const clause = "Każdy gracz bierze 1 złoto. Łupki, Żyła.";
  for (const typed of ["zloto", "złoto", "ZŁOTO", "lupki", "żyła kazdy"]) {
    assert.ok(holdsAll(clause, folded(typed).split(" ")), typed);
  }
  assert.ok(!holdsAll(clause, ["srebro"]));
});
