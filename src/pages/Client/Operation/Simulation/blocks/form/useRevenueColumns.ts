import { useCallback } from 'react';
import type { Simulation } from '#domain/simulation/results.ts';
import type { RevenueResult } from '#domain/simulation/revenue.ts';
import { shareBps } from '#domain/simulation/study/cost-tables.ts';
import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { AnyLine } from '#ui/lines/fill-lines.ts';
import type { LineColumn } from '#ui/lines/line-column.ts';
import { useLineColumns } from '#ui/lines/useLineColumns.ts';
import type { AmountView } from './useExpenseColumns.ts';

/** What a revenue brings, in the proportion of its probability. */
type Brought = Pick<RevenueResult, 'priceTtcCents' | 'vatCents' | 'priceHtCents'>;

/** Makes the columns of what each line of a table of revenue brings: with or without VAT, or all with its part. */
export function useRevenueColumns() {
  const t = useMessages(simulationMessages);
  const { money, percent } = useFormat();
  const column = useLineColumns();
  return useCallback(
    (
      results: Simulation | null,
      view: AmountView,
      broughtBy: (line: AnyLine, row: number) => Brought | undefined,
    ): readonly LineColumn[] => {
      const whole = (cents: number): string => money(cents, { decimals: 0 });
      const amount = (id: 'ttc' | 'vat' | 'ht', figure: keyof Brought): LineColumn =>
        column.computed(
          id,
          t(`lots.brings.${id}`),
          (line, row) => {
            const brought = broughtBy(line, row);
            return brought === undefined ? '–' : whole(brought[figure]);
          },
          {
            width: '5.75rem',
            total: (lines) =>
              whole(lines.reduce((sum, line, row) => sum + (broughtBy(line, row)?.[figure] ?? 0), 0)),
          },
        );
      const ttc = amount('ttc', 'priceTtcCents');
      const ht = amount('ht', 'priceHtCents');
      if (view !== 'all') return [view === 'ttc' ? ttc : ht];
      const part = column.computed(
        'share',
        t('line.part'),
        (line, row) => {
          const brought = broughtBy(line, row);
          const share = brought && results && shareBps(brought.priceHtCents, results.revenueHtCents);
          return share == null ? '–' : percent(share);
        },
        { width: '4.25rem' },
      );
      return [ttc, amount('vat', 'vatCents'), ht, part];
    },
    [column, money, percent, t],
  );
}
