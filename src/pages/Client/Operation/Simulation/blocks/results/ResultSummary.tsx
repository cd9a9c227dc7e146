import * as simulationMessages from '#messages/client/simulation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { ResultHead } from '#ui/data/ResultHead.tsx';
import { bpsOf } from '../rates.ts';
import type { ShownFigures } from './useShownFigures.ts';

interface ResultSummaryProps {
  readonly shown: ShownFigures;
  readonly targetMarginBps: number | null;
}

/** The figure that counts, always in view: the margin, in euros and of the revenue. */
export function ResultSummary({ shown, targetMarginBps }: ResultSummaryProps) {
  const t = useMessages(simulationMessages);
  const format = useFormat();
  const { figures } = shown;
  const onRevenue = bpsOf(figures?.marginOnRevenue ?? null);
  const isReached = onRevenue !== null && targetMarginBps !== null && onRevenue >= targetMarginBps;
  return (
    <ResultHead
      label={t('result.margin')}
      note={shown.note}
      quantity={{ cents: figures?.marginCents ?? null, decimals: 0 }}
      tone={(figures?.marginCents ?? 0) < 0 ? 'neg' : 'ink'}
      context={
        onRevenue === null
          ? t('result.notComputed')
          : `${format.percent(onRevenue, { decimals: 2 })} ${t('result.ofRevenue')}`
      }
      aside={
        targetMarginBps !== null && (
          <Badge tone={isReached ? 'pos' : 'warn'}>
            {t('result.target', { rate: format.percent(targetMarginBps) })}
          </Badge>
        )
      }
    />
  );
}
