/**
 * Whether two names differ by a slip of the pen only: letters in another order, one missing, doubled or
 * wrong, another case or accent. Counts the letters that one has and the other lacks, which takes far less
 * code than an edit distance; the finer measure is `suggest`.
 */
export function alike(one: string, other: string): boolean {
  const [first, second] = [one.toLowerCase(), other.toLowerCase()];
  const excess = lacking(first, second) + lacking(second, first);
  return 3 * excess.length < Math.min(9, one.length + other.length);
}

/** The letters of `text` that `other` lacks, each as often as it lacks it. */
function lacking(text: string, other: string): string {
  return Array.from(other).reduce((rest, letter) => rest.replace(letter, ''), text);
}
