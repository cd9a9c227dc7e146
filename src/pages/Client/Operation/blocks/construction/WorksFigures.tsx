import type { ConstructionProps } from '#contracts/client/operation/construction.ts';
import * as constructionMessages from '#messages/client/construction.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';

/** Budget, contracts, what is invoiced and paid of them, and what is kept back. */
export function WorksFigures({ figures }: Pick<ConstructionProps, 'figures'>) {
  const t = useMessages(constructionMessages);
  const { money, percent } = useFormat();
  const { budgetCents, contractCents, amendmentsCents } = figures;
  const excess = contractCents - budgetCents;
  return (
    <FigureGroup>
      <Stat label={t('figures.budget')} quantity={{ cents: budgetCents }} />
      <Stat
        label={t('figures.contract')}
        quantity={{ cents: contractCents }}
        tone={excess > 0 ? 'neg' : 'default'}
        context={
          excess > 0
            ? t('figures.overBudget', { amount: money(excess) })
            : amendmentsCents === 0
              ? t('figures.noAmendment')
              : t('figures.amendments', { amount: money(amendmentsCents) })
        }
      />
      <Stat
        label={t('figures.invoiced')}
        quantity={{ cents: figures.invoicedCents }}
        context={t('figures.invoicedHelp', { share: percent(figures.progressBps) })}
      />
      <Stat label={t('figures.paid')} quantity={{ cents: figures.paidCents }} />
      <Stat
        label={t('figures.retained')}
        quantity={{ cents: figures.retainedTtcCents, decimals: 2 }}
        context={t('figures.retainedHelp')}
      />
      <Stat label={t('figures.toInvoice')} quantity={{ cents: figures.toInvoiceCents }} />
    </FigureGroup>
  );
}
