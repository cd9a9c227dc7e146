import { useMemo } from 'react';
import { useFormat } from '#runtime/locale/format.ts';
import { parseDay, parseDecimal, parseInteger, parseMoney, parsePercent } from '#runtime/locale/parse.ts';
import { foldText } from '../fields/fold-text.ts';
import type { Choice } from '../fields/types.ts';
import { useHundredths } from '../useHundredths.ts';
import type { AnyLine } from './fill-lines.ts';
import type { LineColumn } from './line-column.ts';

type Look = Pick<
  LineColumn,
  'width' | 'head' | 'placeholder' | 'maxLength' | 'inputMode' | 'total' | 'unitOf' | 'lockedText'
>;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string';
/** What was pasted and cannot be read is shown as it is. */
const asPasted = (value: unknown): string => (isText(value) ? value : '');

/** Sum of a column of whole numbers; lines without one, or with one that is unreadable, are left out. */
export const sumOf = (lines: readonly AnyLine[], id: string): number =>
  lines.reduce((sum, line) => {
    const value = line[id];
    return isNumber(value) ? sum + value : sum;
  }, 0);

/** The kinds of columns of a table of lines: texts, amounts in cents, rates in basis points, areas, days, years, choices. */
export function useLineColumns() {
  const { number, area, date } = useFormat();
  const hundredths = useHundredths();
  return useMemo(() => {
    const figure = { align: 'right', empty: null, inputMode: 'decimal' } as const;
    return {
      /** A figure worked out from the line. */
      computed: (
        id: string,
        label: string,
        compute: NonNullable<LineColumn['compute']>,
        look: Look & Pick<LineColumn, 'onPress' | 'align'> = {},
      ): LineColumn => ({
        id,
        label,
        align: 'right',
        ...look,
        compute,
        format: () => '',
        parse: () => null,
        empty: null,
        unreadable: () => null,
      }),
      text: (id: string, label: string, look: Look = {}): LineColumn => ({
        id,
        label,
        ...look,
        format: (value) => (isText(value) ? value : ''),
        parse: (text) => text,
        empty: '',
        unreadable: (text) => text,
      }),
      money: (id: string, label: string, look: Look & { isSummed?: boolean } = {}): LineColumn => ({
        id,
        label,
        ...figure,
        unit: '€',
        ...(look.isSummed && { total: (lines) => `${hundredths(sumOf(lines, id))} €` }),
        ...look,
        format: (value) => (isNumber(value) ? hundredths(value) : asPasted(value)),
        parse: parseMoney,
        unreadable: () => Number.NaN,
      }),
      rate: (id: string, label: string, look: Look = {}): LineColumn => ({
        id,
        label,
        ...figure,
        unit: '%',
        ...look,
        format: (value) => (isNumber(value) ? hundredths(value) : asPasted(value)),
        parse: parsePercent,
        unreadable: () => Number.NaN,
      }),
      integer: (id: string, label: string, look: Look & { isSummed?: boolean } = {}): LineColumn => ({
        id,
        label,
        ...figure,
        inputMode: 'numeric' as const,
        ...(look.isSummed && { total: (lines) => number(sumOf(lines, id), 0) }),
        ...look,
        format: (value) => (isNumber(value) ? number(value, 0) : asPasted(value)),
        parse: parseInteger,
        unreadable: () => Number.NaN,
      }),
      year: (id: string, label: string, look: Look = {}): LineColumn => ({
        id,
        label,
        ...figure,
        inputMode: 'numeric' as const,
        maxLength: 4,
        ...look,
        format: (value) => (isNumber(value) ? String(value) : ''),
        parse: parseInteger,
        unreadable: () => Number.NaN,
      }),
      area: (id: string, label: string, look: Look = {}): LineColumn => ({
        id,
        label,
        ...figure,
        unit: 'm²',
        ...look,
        format: (value) => {
          const decimal = isText(value) ? parseDecimal(value, 2) : null;
          return decimal === null ? asPasted(value) : area(decimal).replace(/\s*m²$/u, '');
        },
        parse: (text) => parseDecimal(text, 2),
        unreadable: (text) => text,
      }),
      /** A length in metres as decimal text. */
      metres: (id: string, label: string, look: Look = {}): LineColumn => ({
        id,
        label,
        ...figure,
        unit: 'm',
        ...look,
        format: (value) => {
          const decimal = isText(value) ? parseDecimal(value, 2) : null;
          return decimal === null ? asPasted(value) : number(Number(decimal), 2);
        },
        parse: (text) => parseDecimal(text, 2),
        unreadable: (text) => text,
      }),
      day: (id: string, label: string, look: Look = {}): LineColumn => ({
        id,
        label,
        ...figure,
        inputMode: 'numeric' as const,
        ...look,
        format: (value) => (isText(value) && value !== '' ? date(value) : ''),
        parse: parseDay,
        unreadable: (text) => text,
      }),
      choice: (id: string, label: string, choices: readonly Choice[], look: Look = {}): LineColumn => ({
        id,
        label,
        choices,
        ...look,
        format: (value) => choices.find((choice) => choice.id === value)?.label ?? asPasted(value),
        parse: (text) =>
          choices.find((choice) => choice.id === text || foldText(choice.label) === foldText(text))?.id ??
          null,
        empty: null,
        unreadable: () => null,
      }),
    };
  }, [number, area, date, hundredths]);
}
