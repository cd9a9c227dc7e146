import { fill } from '#messages/fill.ts';
import * as historyMessages from '#messages/history.ts';
import { messagesFor } from '#messages/locale.ts';
import { createFormat, type Format } from '#runtime/locale/create-format.ts';
import type { RecordTexts } from './record-texts.ts';

/** Longest text of a value that is shown as it is. */
const maxShown = 120;

/** How values of the unit that a field's name ends with are written. */
const units: readonly (readonly [RegExp, (format: Format, value: unknown) => string])[] = [
  [/Cents$/, (format, value) => format.money(Number(value))],
  [/Bps$/, (format, value) => format.percent(Number(value))],
  [/M2$/, (format, value) => format.area(String(value))],
  [/On$/, (format, value) => format.date(String(value))],
  [/At$/, (format, value) => format.dateTime(String(value))],
];

/**
 * A value of the journal in words: money, days, choices as the pages write them. Null for what is not told:
 * secrets and long texts, of which only the change was kept, and records named by their identifier.
 */
export function valueText(
  locale: 'fr' | 'en',
  texts: RecordTexts,
  field: string,
  value: unknown,
): string | null {
  const words = messagesFor(locale, historyMessages);
  if (value === null || value === undefined || value === '') return words.empty;
  if (value === '…' || /Ids?$|^assignedTo$/.test(field)) return null;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  const format = createFormat(locale);
  if (Array.isArray(value)) {
    if (value.length === 0) return words.empty;
    const isPlain = value.every((item) => typeof item === 'string');
    return isPlain ? shortened(words.text, format.list(value)) : null;
  }
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const written = String(value);
  const choice = texts.choices[field]?.[written];
  if (choice !== undefined) return fill(words.text, { value: choice });
  const unit = units.find(([pattern]) => pattern.test(field));
  if (unit) return unit[1](format, value);
  return typeof value === 'number' ? format.number(value) : shortened(words.text, written);
}

function shortened(frame: string, value: string): string {
  return fill(frame, { value: value.length > maxShown ? `${value.slice(0, maxShown)}…` : value });
}
