import type { ShownBudget } from '#contracts/client/operation/forecast.ts';
import * as forecastMessages from '#messages/client/forecast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';

/** The margin, first and now, and how much of the budget is committed and paid. */
export function BudgetFigures({ budget }: { readonly budget: ShownBudget }) {
  const t = useMessages(forecastMessages);
  const { percent } = useFormat();
  const { margin, total } = budget;
  return (
    <FigureGroup>
      <Stat
        label={t('figures.initialMargin')}
        quantity={{ cents: margin.initialCents, decimals: 2 }}
        context={t('figures.initialMarginHelp')}
        explanation={margin.explanations.initial}
      />
      <Stat
        label={t('figures.estimatedMargin')}
        quantity={{ cents: margin.estimatedCents, decimals: 2 }}
        tone={margin.estimatedCents < 0 ? 'neg' : 'default'}
        trend={
          margin.changeCents === 0
            ? undefined
            : { change: { cents: margin.changeCents }, since: t('figures.sinceInitial') }
        }
        context={margin.changeCents === 0 ? t('figures.estimatedMarginHelp') : undefined}
        explanation={margin.explanations.estimated}
      />
      <Stat
        label={t('figures.committed')}
        quantity={{ cents: total.committedCents, decimals: 2 }}
        context={t('figures.committedHelp', { share: percent(total.engagementBps) })}
      />
      <Stat
        label={t('figures.paid')}
        quantity={{ cents: total.paidCents, decimals: 2 }}
        context={t('figures.paidHelp', { share: percent(total.consumptionBps) })}
      />
    </FigureGroup>
  );
}
