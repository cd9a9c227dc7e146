const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/**
 * A sanitised text without its marks, one line for each paragraph, cut at the end of a word. Sheets print what an
 * operation tells the public: its summary is for those who work on it.
 */
export function textOf(html: string, max: number): string {
  const text = html
    .replaceAll(/<\/(?:p|li|h\d)>|<br\s*\/?>/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(#?\w+);/gu, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\n{2,}/gu, '\n')
    .trim();
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()}…`;
}
