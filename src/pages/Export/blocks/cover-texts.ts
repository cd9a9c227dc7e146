/** A label in the middle of a sentence: its first letter small, what follows as it is (« promotion (VEFA) »). */
export function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

/** A text at the head of a line: its first letter a capital. */
export function atLineHead(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Longest names that fit the band on two lines, by size. */
const sizes = [
  { upTo: 56, pt: 28 },
  { upTo: 84, pt: 22 },
] as const;

/** Size in points at which a name fits the band beside its other lines; 28 unless it is very long. */
export function coverNameSizePt(name: string): number {
  return sizes.find(({ upTo }) => name.length <= upTo)?.pt ?? 18;
}
