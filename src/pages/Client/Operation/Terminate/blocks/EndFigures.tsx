import type { TerminateFormProps } from '#contracts/client/operation/terminate/form.ts';
import * as terminationMessages from '#messages/client/operation-termination.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';

/** What the operation came to: margin, revenue, cost, return and duration; or what was lost. */
export function EndFigures({ props }: { readonly props: TerminateFormProps }) {
  const t = useMessages(terminationMessages);
  const { money, date } = useFormat();
  const { statement, kind, sunk } = props;
  const duration = (
    <Stat
      label={t('figures.duration')}
      quantity={{ text: t('figures.days', { count: props.durationDays }) }}
      context={t('figures.since', { date: date(props.startedOn) })}
    />
  );
  if (kind === 'abandoned' || statement === null) {
    return (
      <FigureGroup>
        <Stat
          label={t('figures.sunk')}
          quantity={{ cents: sunk.totalCents, decimals: 2 }}
          context={t('figures.sunkHelp')}
        />
        {duration}
      </FigureGroup>
    );
  }
  return (
    <FigureGroup>
      <Stat
        label={t(props.hasEnded ? 'figures.margin' : 'figures.marginNow')}
        quantity={{ cents: statement.marginCents }}
        tone={statement.marginCents < 0 ? 'neg' : 'default'}
        context={t('figures.initialMargin', { amount: money(statement.initialMarginCents) })}
      />
      <Stat
        label={t('figures.revenue')}
        quantity={{ cents: statement.revenueCents }}
        context={t('figures.collected', { amount: money(statement.collectedCents) })}
      />
      <Stat
        label={t('figures.cost')}
        quantity={{ cents: statement.costCents }}
        context={t('figures.paid', { amount: money(statement.paidCents) })}
      />
      <Stat
        label={t('figures.irr')}
        quantity={{ rateBps: statement.irrBps }}
        context={t(statement.irrBps === null ? 'figures.irrPending' : 'figures.irrHelp')}
      />
      {duration}
    </FigureGroup>
  );
}
