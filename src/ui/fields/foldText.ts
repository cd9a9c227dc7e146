/** A text as people search it: without accents, in lower case, with plain spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’]/g, "'")
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase('fr')
    .trim();
}
