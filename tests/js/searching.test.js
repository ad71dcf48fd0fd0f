// Searching the rules: letters with marks and without are the same.

import assert from "node:assert/strict";
import test from "node:test";
import { folded, holdsAll, sought } from "../../underhall/server/pages/static/searching.js";

test("marks and capitals do not matter, on either side", () => {
  assert.equal(folded("ZAŻÓŁĆ gęślą Jaźń"), "zazolc gesla jazn");
  const clause = "Każdy gracz bierze 1 złoto. Łupki, Żyła.";
  for (const typed of ["zloto", "złoto", "ZŁOTO", "lupki", "żyła kazdy"]) {
    assert.ok(holdsAll(clause, folded(typed).split(" ")), typed);
  }
  assert.ok(!holdsAll(clause, ["srebro"]));
});

test("a Polish word is found in any of its forms, an English one as it is", () => {
  assert.deepEqual(sought(" Kłódka Gnoma ", "pl"), ["klod", "gnom"]);
  assert.ok(holdsAll("wolna Kłódka, na wolnej Kłódce Gnoma", sought("klodki gnomow", "pl")));
  assert.deepEqual(sought("Walls of 3", "en"), ["walls", "of", "3"]);
  assert.deepEqual(sought("BEL-4.18", "pl"), ["bel-4.18"]);
});
