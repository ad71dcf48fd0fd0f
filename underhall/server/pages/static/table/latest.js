// One thing at a time: whoever asks while it is under way waits for the next, for that one may be older
// than the wish.

export function latest(run) {
  let running = null;
  let queued = null;
  return function ask() {
    if (!running) {
      running = run().finally(() => {
        running = null;
      });
      return running;
    }
    queued ||= running
      .catch(() => {})
      .then(() => {
        queued = null;
        return ask();
      });
    return queued;
  };
}
