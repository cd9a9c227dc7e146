import type { NotarySaleIndexProps } from '#contracts/client/operation/notary/sale/index.ts';
import * as saleMessages from '#messages/client/notary-sale.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Stat } from '#ui/data/Stat.tsx';

/** What the sales come to, by how far they are, what is owed, and the next day that matters. */
export function SaleFigures({ props }: { readonly props: NotarySaleIndexProps }) {
  const t = useMessages(saleMessages);
  const { date, money } = useFormat();
  const { cards, explanations } = props;
  const { next } = cards;
  const amount = (cents: number) => ({ cents, decimals: 0 as const });
  return (
    <FigureGroup>
      <Stat
        label={t('cards.signed')}
        quantity={amount(cards.signedCents)}
        context={
          cards.calledCents === 0
            ? t('cards.signedHelp')
            : t('cards.received', {
                received: money(cards.receivedCents),
                called: money(cards.calledCents),
              })
        }
        explanation={explanations['signed']}
      />
      <Stat
        label={t('cards.contracts')}
        quantity={amount(cards.contractsCents)}
        context={t('cards.contractsHelp')}
      />
      <Stat
        label={t('cards.reserved')}
        quantity={amount(cards.reservedCents)}
        context={t('cards.reservedHelp')}
      />
      <Stat
        label={t('cards.available')}
        quantity={amount(cards.availableCents)}
        context={t('cards.availableHelp')}
      />
      <Stat
        label={t('cards.unpaid')}
        quantity={amount(cards.unpaidCents)}
        context={t('cards.unpaidHelp', { days: cards.lateDays })}
        explanation={explanations['unpaid']}
      />
      <Stat
        label={t('cards.next')}
        quantity={{ text: next === null ? '—' : date(next.on) }}
        context={
          next === null
            ? t('cards.nextNone')
            : t('cards.nextHelp', { kind: t(`dayKinds.${next.kind}`), lots: next.lots })
        }
      />
    </FigureGroup>
  );
}
