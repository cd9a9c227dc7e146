/** A text as it stands between tags or in an attribute; signs that XML 1.0 forbids are left out. */
export const xmlText = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are the signs that XML 1.0 forbids
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element with a text; nothing where there is none. */
export const element = (name: string, value: string | number | boolean | null | undefined): string =>
  value === null || value === undefined || value === '' ? '' : `<${name}>${xmlText(String(value))}</${name}>`;

/** An element around others. @param attributes written as they are given */
export const group = (
  name: string,
  content: readonly string[],
  attributes: Readonly<Record<string, string>> = {},
): string => {
  const told = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(value)}"`);
  return `<${name}${told.join('')}>${content.join('')}</${name}>`;
};
