import type { FinanceKpiProps } from '#contracts/admin/dashboard/finance-kpi.ts';
import { changeBps } from '#domain/audience/kpi-period.ts';
import * as financeMessages from '#messages/admin/finance-kpi.ts';
import * as periodMessages from '#messages/kpi-period.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';

interface FinanceFiguresProps extends Pick<FinanceKpiProps, 'months' | 'query'> {
  readonly figures: NonNullable<FinanceKpiProps['figures']>;
  readonly overdueCount: number;
}

/** How much a figure grew, in basis points; nothing where there is nothing to compare with. */
function trendOf(now: number, before: number | null, since: string) {
  const rateBps = changeBps(now, before);
  return rateBps === null ? undefined : { change: { rateBps }, since };
}

/** Recurring revenue, and what was invoiced, collected and is late, in nine figures. */
export function FinanceFigures({ query, figures, months, overdueCount }: FinanceFiguresProps) {
  const t = useMessages(financeMessages);
  const period = useMessages(periodMessages);
  const format = useFormat();
  const before = period(`since.${query.compare}`);
  return (
    <>
      <FigureGroup>
        <Stat
          label={t('mrr')}
          quantity={{ cents: figures.mrrCents }}
          course={{ unit: 'money', values: months.map(({ mrrCents }) => mrrCents) }}
          trend={trendOf(figures.mrrCents, figures.mrrBeforeCents, t('sinceBefore'))}
          context={t('mrrContext', { count: figures.companies })}
        />
        <Stat label={t('annual')} quantity={{ cents: figures.annualCents }} context={t('annualContext')} />
        <Stat
          label={t('perCompany')}
          quantity={{ cents: figures.perCompanyCents }}
          context={t('perCompanyContext')}
        />
        <Stat
          label={t('lifetime')}
          quantity={{ cents: figures.lifetimeCents }}
          context={figures.lifetimeCents === null ? t('lifetimeNone') : t('lifetimeContext')}
        />
        <Stat
          label={t('churn')}
          quantity={{ rateBps: figures.grossChurnBps }}
          context={
            figures.netChurnBps === null
              ? t('noStart')
              : t('churnContext', { net: format.percent(figures.netChurnBps) })
          }
        />
      </FigureGroup>
      <FigureGroup>
        <Stat
          label={t('invoiced')}
          quantity={{ cents: figures.invoicedCents }}
          trend={trendOf(figures.invoicedCents, figures.invoicedBeforeCents, before)}
        />
        <Stat
          label={t('collected')}
          quantity={{ cents: figures.collectedCents }}
          trend={trendOf(figures.collectedCents, figures.collectedBeforeCents, before)}
          context={t('collectedContext', { vat: format.money(figures.vatCollectedCents) })}
        />
        <Stat
          label={t('overdueTotal')}
          quantity={{ cents: figures.overdueCents }}
          context={t('overdueContext', { count: overdueCount })}
        />
        <Stat label={t('coupons')} quantity={{ cents: figures.couponCents }} context={t('couponsContext')} />
      </FigureGroup>
    </>
  );
}
