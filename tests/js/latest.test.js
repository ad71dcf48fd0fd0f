// One thing at a time, and nobody gets an answer that is older than the question.

import assert from "node:assert/strict";
import test from "node:test";
import { latest } from "../../underhall/server/pages/static/table/latest.js";

function slow() {
  const runs = [];
  const run = () => new Promise((done, fail) => runs.push({ done, fail }));
  return { runs, ask: latest(run) };
}

test("who asks in the meantime waits for one more run, however many ask", async () => {
  const { runs, ask } = slow();
  const first = ask();
  const second = ask();
  const third = ask();
  assert.equal(runs.length, 1);
  assert.equal(second, third);
  runs[0].done("old");
  assert.equal(await first, "old");
  await new Promise(setImmediate);
  assert.equal(runs.length, 2);
  runs[1].done("new");
  assert.equal(await second, "new");
});

test("a run that fails keeps nobody from the next", async () => {
  const { runs, ask } = slow();
  const first = ask();
  const second = ask();
  runs[0].fail(new Error("gone"));
  await assert.rejects(first, /gone/);
  await new Promise(setImmediate);
  runs[1].done("back");
  assert.equal(await second, "back");
});
