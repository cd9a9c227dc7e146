import type { SimulationOverviewProps } from '#contracts/export/simulation/overview.ts';
import * as overviewMessages from '#messages/export/simulation/overview.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Figure } from '#ui/data/Figure.tsx';
import { PrintFigures, type PrintFigureItem } from '#ui/print/PrintFigures.tsx';

type Content = NonNullable<SimulationOverviewProps['content']>;

interface MainFiguresProps extends Pick<Content, 'figures'> {
  /** Costs and margins leave their place to the revenue. */
  readonly isHidden: boolean;
}

/** The four figures that a simulation comes down to; without its costs, those of the revenue. */
export function MainFigures({ figures, isHidden }: MainFiguresProps) {
  const t = useMessages(overviewMessages);
  const { money, percent } = useFormat();
  const euros = (cents: number | null) => money(cents, { decimals: 0 });
  const bps = (rate: number | null) => (rate === null ? t('notComputable') : percent(rate, { decimals: 2 }));
  const tile = (label: string, cents: number | null, note?: string): PrintFigureItem => ({
    label,
    figure: <Figure cents={cents} decimals={0} />,
    ...(note !== undefined && { note }),
  });
  const revenue = tile(
    t('revenue'),
    figures.revenueTtcCents,
    figures.revenueHtCents === null
      ? undefined
      : t('revenueHt', { ht: euros(figures.revenueHtCents), vat: euros(figures.vatCents) }),
  );
  if (figures.revenueTtcCents === null) return null;
  if (isHidden) {
    return (
      <PrintFigures
        items={[
          tile(t('revenue'), figures.revenueTtcCents),
          tile(t('revenueWithoutVat'), figures.revenueHtCents),
          tile(t('vat'), figures.vatCents),
        ]}
      />
    );
  }
  return (
    <PrintFigures
      items={[
        tile(
          t('cost'),
          figures.costCents,
          figures.costPerM2Cents === null
            ? undefined
            : t('costPerM2', { price: euros(figures.costPerM2Cents) }),
        ),
        revenue,
        tile(t('margin'), figures.marginCents, t('ofRevenue', { rate: bps(figures.marginOnRevenueBps) })),
        {
          label: t('irr'),
          figure: <Figure text={bps(figures.irrProjectBps)} />,
          note: t('irrEquity', { rate: bps(figures.irrEquityBps) }),
        },
      ]}
    />
  );
}

/** What a bank asks besides; those that are hidden or mean nothing are left out. */
export function Ratios({ figures }: Pick<Content, 'figures'>) {
  const t = useMessages(overviewMessages);
  const rate = (id: 'loanToCost' | 'equityToCost' | 'preSold' | 'breakEven', rateBps: number | null) => ({
    label: t(`ratios.${id}`),
    value: rateBps,
    figure: <Figure rateBps={rateBps} decimals={2} />,
  });
  const amount = (id: 'peakEquity' | 'lowerMargin', cents: number | null) => ({
    label: t(`ratios.${id}`),
    value: cents,
    figure: <Figure cents={cents} decimals={0} />,
  });
  const items = [
    rate('loanToCost', figures.loanToCostBps),
    rate('equityToCost', figures.equityToCostBps),
    amount('peakEquity', figures.peakEquityCents),
    rate('preSold', figures.preSoldBps),
    rate('breakEven', figures.breakEvenBps),
    amount('lowerMargin', figures.lowerMarginCents),
  ].filter(({ value }) => value !== null);
  return items.length === 0 ? null : <PrintFigures look="light" items={items} />;
}
