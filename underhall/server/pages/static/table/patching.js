// A part of the page in cuts: new ones come as text, those that stay as the place of the first and how many.

export const CUT = ' data-key="';

export function patched(part, before) {
  if (before?.hash !== part.of) throw new Error("this is for another page");
  return part.cuts.flatMap((one) => (typeof one === "string" ? [one] : before.cuts.slice(one[0], one[0] + one[1])));
}
