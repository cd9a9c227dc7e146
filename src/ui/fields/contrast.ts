export { contrastOf } from '#domain/site/contrast.ts';

/** `#RRGGBB` in capitals, from any way in which a colour is written in hexadecimal; null for anything else. */
export function parseHex(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toUpperCase();
  if (/^[0-9A-F]{6}$/.test(digits)) return `#${digits}`;
  return /^[0-9A-F]{3}$/.test(digits) ? `#${digits.replaceAll(/./g, '$&$&')}` : null;
}
