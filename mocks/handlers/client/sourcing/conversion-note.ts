import * as sourcingMessages from '#messages/client/sourcing.ts';
import { messagesFor } from '#messages/locale.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import type { Opportunity } from '#mocks/db/schema/index.ts';

/** All that an opportunity tells and an operation has no field for, as lines of a note. */
export function noteOf(row: Opportunity, locale: 'fr' | 'en'): string {
  const { choices, columns, convert, fields } = messagesFor(locale, sourcingMessages);
  const format = textFormat(locale);
  const money = (cents: number | null): string | null =>
    cents === null ? null : format.money(cents, { decimals: 0 });
  const lines: readonly (readonly [label: string, value: string | number | null])[] = [
    [fields.type, choices.type[row.type]],
    [fields.roomsCount, row.roomsCount],
    [fields.energyClass, row.energyClass],
    [fields.url, row.url],
    [fields.marketPerM2Cents, money(row.marketPerM2Cents)],
    [fields.worksPerM2Cents, money(row.worksPerM2Cents)],
    [fields.exitPerM2Cents, money(row.exitPerM2Cents)],
    [columns.margin, row.marginBps === null ? null : format.percent(row.marginBps)],
    [columns.maxPrice, money(row.maxPriceCents)],
    [columns.score, row.score === null ? null : `${row.score}/100`],
    [fields.notes, row.notes],
  ];
  const told = lines.flatMap(([label, value]) =>
    value === null ? [] : [`${label}${convert.colon}${value}`],
  );
  return [convert.noteTitle, ...told].join('\n');
}
