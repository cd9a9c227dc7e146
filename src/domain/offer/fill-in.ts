import { partsOf, type PlaceholderValues } from './placeholders.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => entities[sign] ?? sign);

const filled = (text: string, values: PlaceholderValues, write: (value: string) => string): string =>
  partsOf(text, values)
    .map((part) => {
      if (part.kind === 'text') return part.text;
      return part.kind === 'filled' ? write(part.value) : `{{${part.name}}}`;
    })
    .join('');

/** A line of plain text with its placeholders filled in; those without a value stay as they are. */
export const filledLine = (text: string, values: PlaceholderValues): string =>
  filled(text, values, (value) => value);

/** A formatted text filled in the same way: values are text, never tags. */
export const filledHtml = (html: string, values: PlaceholderValues): string => filled(html, values, escaped);

const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The paragraphs of a formatted text, without its tags. */
export const paragraphsOf = (html: string): readonly string[] =>
  html
    .split(/<\/(?:p|h2|h3|li|blockquote)>|<br\s*\/?>/u)
    .map((part) =>
      part
        .replace(/<[^>]*>/gu, '')
        .replace(/&(amp|lt|gt|quot|nbsp);/gu, (_, name: string) => names[name] ?? ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
