/**
 * A text as people search it: without accents, in lower case, with plain spaces, « œ » as two signs. The server's
 * search folds French texts in the same way.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’]/g, "'")
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('fr')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .trim();
}
