// Whether things that were picked are part of what an option is made of; each counts once.

export function fits(picked, targets) {
  const left = [...targets];
  return picked.every((names) => {
    const at = left.findIndex((target) => names.includes(target));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}
