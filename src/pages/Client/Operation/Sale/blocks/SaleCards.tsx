import type { SaleIndexProps } from '#contracts/client/operation/sale/index.ts';
import * as saleMessages from '#messages/client/sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';

/** What the sale comes to, how far it is and how fast it goes. */
export function SaleCards({ cards, explanations }: Pick<SaleIndexProps, 'cards' | 'explanations'>) {
  const t = useMessages(saleMessages);
  const format = useFormat();
  const { averageSaleDays, sellOutMonths, perM2Cents } = cards;
  return (
    <FigureGroup>
      <Stat
        label={t('cards.revenue')}
        quantity={{ cents: cards.revenueCents, decimals: 0 }}
        context={t('cards.lots', { count: cards.lotsCount, area: format.area(cards.areaM2) })}
      />
      <Stat
        label={t('cards.sold')}
        quantity={{ rateBps: cards.soldBps, decimals: 2 }}
        context={t('cards.soldHelp', { amount: format.money(cards.soldCents) })}
        explanation={explanations['sold']}
      />
      <Stat
        label={t('cards.preSold')}
        quantity={{ rateBps: cards.preSoldBps, decimals: 2 }}
        context={
          cards.availableCount === 0
            ? t('cards.nothingLeft')
            : t('cards.left', {
                count: cards.availableCount,
                amount: format.money(cards.availableCents),
              })
        }
        explanation={explanations['preSold']}
      />
      <Stat
        label={t('cards.perM2')}
        quantity={{
          text:
            perM2Cents === null
              ? t('cards.none')
              : t('cards.perM2Unit', { amount: format.money(perM2Cents, { decimals: 0 }) }),
        }}
        context={t(cards.isPerM2OfApartments ? 'cards.apartments' : 'cards.allLots')}
      />
      <Stat
        label={t('cards.days')}
        quantity={{
          text:
            averageSaleDays === null
              ? t('cards.none')
              : t('cards.daysUnit', { days: format.number(averageSaleDays, 1) }),
        }}
        context={t('cards.daysHelp')}
        explanation={explanations['averageSaleDays']}
      />
      <Stat
        label={t('cards.pace')}
        quantity={{ text: t('cards.paceUnit', { pace: format.number(cards.pacePerMonth, 2) }) }}
        context={
          sellOutMonths === null || sellOutMonths === 0
            ? t('cards.paceHelp')
            : t('cards.sellOut', { months: format.number(sellOutMonths, 1) })
        }
        explanation={explanations['pace']}
      />
    </FigureGroup>
  );
}
