// How long to wait before the next try, in milliseconds: twice as long each time, ten seconds at most.

export function pause(tries) {
  return Math.min(10000, 300 * 2 ** Math.min(tries, 6));
}
