import { treasuryDownload, type TreasuryProps } from '#contracts/client/treasury.ts';
import * as treasuryMessages from '#messages/client/treasury.ts';
import { messagesFor } from '#messages/locale.ts';
import { defineDownload } from '#mocks/server/downloads/define.ts';
import type { Column } from '#mocks/server/downloads/sheet.ts';

interface FileLine {
  readonly label: string;
  readonly certainty: string;
  readonly cells: readonly number[];
}

function linesOf(
  { periods, lines }: Pick<TreasuryProps, 'periods' | 'lines'>,
  locale: 'fr' | 'en',
): FileLine[] {
  const t = messagesFor(locale, treasuryMessages);
  return [
    ...lines.map(({ nature, certainty, cells }) => ({
      label: t.natures[nature],
      certainty: t.certainties[certainty],
      cells,
    })),
    { label: t.table.closing, certainty: '', cells: periods.map(({ closingCents }) => closingCents) },
  ];
}

/** The outlook as a file: it is short, and read at once. */
export const treasuryFile = (shown: Pick<TreasuryProps, 'periods' | 'lines'>) =>
  defineDownload({
    list: 'treasury',
    can: 'treasury.export',
    query: treasuryDownload.query,
    title: (locale) => messagesFor(locale, treasuryMessages).title,
    columns: (locale): Column<FileLine>[] => {
      const { table } = messagesFor(locale, treasuryMessages);
      return [
        { label: table.nature, kind: 'text', value: ({ label }) => label },
        { label: table.certainty, kind: 'text', value: ({ certainty }) => certainty },
        ...shown.periods.map(({ at }, rank): Column<FileLine> => ({
          label: at,
          kind: 'money',
          value: ({ cells }) => cells[rank] ?? 0,
        })),
      ];
    },
    count: async () => shown.lines.length + 1,
    rows: async ({ locale }, _query, limit) => linesOf(shown, locale).slice(0, limit),
  });
