/** A name as readers see it who may not know the person: its initials. */
export function maskedName(...names: readonly (string | null)[]): string {
  const initials = names.flatMap((name) => (name === null || name === '' ? [] : [`${name.slice(0, 1)}.`]));
  return initials.length === 0 ? '•••' : initials.join(' ').toUpperCase();
}

const emailPattern = /[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/giu;
const phonePattern = /(?:\+|00)?\d(?:[\s.\-/]?\d){7,}/gu;

/** A text without what it says of how to reach the person, nor their names. */
export function maskedText(text: string, names: readonly (string | null)[] = []): string {
  const words = new Set(names.flatMap((name) => (name ?? '').toLowerCase().match(/\p{L}{2,}/gu) ?? []));
  return text
    .replaceAll(emailPattern, '•••')
    .replaceAll(phonePattern, '•••')
    .replaceAll(/\p{L}+/gu, (word) => (words.has(word.toLowerCase()) ? '•••' : word));
}
