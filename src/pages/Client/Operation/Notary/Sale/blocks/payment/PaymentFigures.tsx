import type { PaymentProps } from '#contracts/client/operation/notary/sale/payment.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { ShareBar } from '#ui/data/ShareBar.tsx';
import { Stat } from '#ui/data/Stat.tsx';

/** Price, called, received, unpaid and to call of a sale, and how much of the price each is. */
export function PaymentFigures({ props }: { readonly props: PaymentProps }) {
  const t = useMessages(paymentMessages);
  const { money, percent } = useFormat();
  const { figures } = props;
  const { priceTtcCents, calledCents, receivedCents, consignedCents, unpaidCents } = figures;
  const bps = (cents: number): number =>
    priceTtcCents === 0 ? 0 : Math.round((cents * 10_000) / priceTtcCents);
  const owed = Math.max(0, unpaidCents - consignedCents);
  const late =
    figures.overdueCents > 0
      ? t('figures.late', { amount: money(figures.overdueCents) })
      : t('figures.nothingLate');
  const interest =
    figures.interestCents !== null && figures.interestCents > 0
      ? ` · ${t('figures.interest', { amount: money(figures.interestCents, { decimals: 2 }) })}`
      : '';
  const rest = Math.max(0, 10_000 - bps(receivedCents) - bps(owed) - bps(consignedCents));
  return (
    <>
      <FigureGroup>
        <Stat label={t('figures.price')} quantity={{ cents: priceTtcCents }} />
        <Stat
          label={t('figures.called')}
          quantity={{ cents: calledCents, decimals: 2 }}
          context={t('figures.share', { share: percent(bps(calledCents)) })}
        />
        <Stat
          label={t('figures.received')}
          quantity={{ cents: receivedCents, decimals: 2 }}
          context={
            consignedCents > 0
              ? t('figures.consigned', { amount: money(consignedCents) })
              : t('figures.share', { share: percent(bps(receivedCents)) })
          }
        />
        <Stat
          label={t('figures.unpaid')}
          quantity={{ cents: unpaidCents, decimals: 2 }}
          tone={figures.overdueCents > 0 ? 'neg' : 'default'}
          context={`${late}${interest}`}
        />
        <Stat label={t('figures.toCall')} quantity={{ cents: figures.toCallCents, decimals: 2 }} />
      </FigureGroup>
      <ShareBar
        label={t('progress.title')}
        parts={[
          { id: 'received', label: t('progress.received'), bps: bps(receivedCents) },
          { id: 'called', label: t('progress.called'), bps: bps(owed) },
          ...(consignedCents > 0
            ? [{ id: 'consigned', label: t('progress.consigned'), bps: bps(consignedCents) }]
            : []),
          { id: 'rest', label: t('progress.rest'), bps: rest },
        ]}
      />
    </>
  );
}
