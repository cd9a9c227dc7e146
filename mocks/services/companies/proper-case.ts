/** Words that stay small within a name of a street or a town. */
const small = new Set('à a au aux d de des du en et l la le les lès sous sur'.split(' '));

/**
 * Capitals of a register as people write them: « 12 RUE DE L’ÉGLISE » is « 12 Rue de l’Église ». What has small
 * letters already stays.
 */
export function properCase(text: string): string {
  if (text !== text.toUpperCase()) return text;
  let isFirst = true;
  return text.toLowerCase().replaceAll(/\p{L}+/gu, (word) => {
    const stays = !isFirst && small.has(word);
    isFirst = false;
    return stays ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}
