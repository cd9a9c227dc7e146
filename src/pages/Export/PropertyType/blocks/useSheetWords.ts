import type { LotOfSheet } from '#contracts/export/property-type/sheet.ts';
import type { DetailName } from '#domain/lot/details.ts';
import * as lotWords from '#messages/client/lot-words.ts';
import * as lotMessages from '#messages/client/lot.ts';
import * as sheetMessages from '#messages/export/property-type.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { PrintFact } from '#ui/print/PrintFacts.tsx';

type Details = LotOfSheet['details'];

/** What is told of a lot, in words: the name of a field says what it holds. */
export function useSheetWords() {
  const t = useMessages(sheetMessages);
  const lot = useMessages(lotMessages);
  const words = useMessages(lotWords);
  const { area, money, date, number } = useFormat();
  const detail = (details: Details, name: DetailName): string => {
    const value = details[name];
    if (value === undefined || value === '') return t('unspecified');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const choice = `choices.${name}.${value}` as 'choices.kitchen.open';
    if (lot.has(choice)) return lot(choice);
    if (name.endsWith('M2')) return area(value);
    if (name.endsWith('Cents')) return money(Number(value));
    if (name.endsWith('On')) return date(String(value));
    if (name.endsWith('M')) return t('metres', { value: number(Number(value), 2) });
    if (name.endsWith('Pct')) return t('percents', { value: number(Number(value), 2) });
    return typeof value === 'number' && !name.endsWith('Year') ? number(value) : String(value);
  };
  return {
    detail,
    /** One fact of a lot with its name. */
    fact: (details: Details, name: DetailName): PrintFact => ({
      id: name,
      term: lot(`fields.${name}`),
      value: detail(details, name),
    }),
    floor: (level: number | null): string => {
      if (level === null) return t('unspecified');
      if (level === 0) return words('floors.ground');
      if (level === 1) return words('floors.first');
      return level < 0 ? words('floors.below', { level: -level }) : words('floors.nth', { level });
    },
    occupancy: (value: LotOfSheet['occupancy']): string => lot(`choices.occupancy.${value}`),
    diagnostic: (kind: LotOfSheet['diagnostics'][number]['kind']): string =>
      lot(`choices.diagnosticKind.${kind}`),
  };
}
