/** A text for comparing: capitals, no accents, and one blank between runs of letters and figures. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('Œ', 'OE')
    .replaceAll('Æ', 'AE')
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();
}

/** Whether a text holds another as whole words, accents and case apart; nothing is held by any text. */
export function holdsWords(text: string, words: string): boolean {
  const sought = plainWords(words);
  return sought !== '' && ` ${plainWords(text)} `.includes(` ${sought} `);
}
