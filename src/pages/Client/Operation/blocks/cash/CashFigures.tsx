import type { ShownCash } from '#contracts/client/operation/cash-flow-forecast.ts';
import * as cashMessages from '#messages/client/cash-flow-forecast.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';

/** Low point, equity needed, receipts to come, VAT of next month. */
export function CashFigures({ cash }: { readonly cash: ShownCash }) {
  const t = useMessages(cashMessages);
  const { month, money } = useFormat();
  const { cards, outlook, currentMonth } = cash;
  const { lowPoint } = cards;
  const ahead = outlook.lowPoint;
  return (
    <FigureGroup>
      <Stat
        label={t('cards.lowPoint')}
        quantity={{ cents: lowPoint?.cashCents ?? null, decimals: 2 }}
        tone={(lowPoint?.cashCents ?? 0) < 0 ? 'neg' : 'default'}
        context={
          lowPoint !== null &&
          (ahead === null || ahead.month === lowPoint.month
            ? t('cards.lowPointIn', { month: month(lowPoint.month) })
            : t('cards.ahead', {
                month: month(lowPoint.month),
                amount: money(ahead.cashCents),
                aheadMonth: month(ahead.month),
              }))
        }
        explanation={cards.explanations.lowPoint}
      />
      <Stat
        label={t('cards.equityNeed')}
        quantity={{ cents: cards.equityNeedCents, decimals: 2 }}
        context={t('cards.equityNeedHelp')}
        explanation={cards.explanations.equityNeed}
      />
      <Stat
        label={t('cards.receipts')}
        quantity={{ cents: cards.receiptsIn90DaysCents, decimals: 2 }}
        context={t('cards.receiptsHelp')}
        explanation={cards.explanations.receiptsIn90Days}
      />
      <Stat
        label={t('cards.vat')}
        quantity={{ cents: cards.nextVatCents, decimals: 2 }}
        context={t('cards.vatHelp', { month: month(currentMonth) })}
        explanation={cards.explanations.nextVat}
      />
    </FigureGroup>
  );
}
