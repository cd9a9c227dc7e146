/** A pasted text with one kind of space, apostrophe and dash, without signs that nobody sees. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/[‐‑]/gu, '-');
