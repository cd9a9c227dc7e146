import type { OfferFormProps } from '#contracts/client/operation/offer/form.ts';
import { edit } from '#generated/routes/client/operation/offer.ts';
import * as offerMessages from '#messages/client/offer.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Banner, type BannerTone } from '#ui/feedback/Banner.tsx';

interface OfferNoticesProps {
  readonly operationId: string;
  readonly current: NonNullable<OfferFormProps['current']>;
}

/** Where an offer stands, in a sentence: sent, countered, decided; and which one it answers. */
export function OfferNotices({ operationId, current }: OfferNoticesProps) {
  const t = useMessages(offerMessages);
  const { date, money } = useFormat();
  const { status, parent, proofHref, counterPriceCents, counterOn, decidedOn, sentOn } = current;
  const on = (text: string | null): string => (text === null ? '–' : date(text));
  const notice = ((): readonly [BannerTone, string] | null => {
    if (status === 'sent') return ['info', t('notice.sent', { date: on(sentOn) })];
    if (status === 'accepted') return ['success', t('notice.accepted', { date: on(decidedOn) })];
    if (status === 'refused') {
      return ['warn', t('notice.refused', { date: on(decidedOn), reason: current.refusalReason ?? '–' })];
    }
    if (status === 'expired') return ['warn', t('notice.expired', { date: on(decidedOn) })];
    return status === 'withdrawn' ? ['warn', t('notice.withdrawn')] : null;
  })();
  return (
    <>
      {parent && (
        <Banner
          tone="info"
          action={
            <Button size="sm" href={edit({ operation: operationId, offer: parent.id })}>
              {t('open.action')}
            </Button>
          }
        >
          {t('notice.parent', { number: String(parent.number) })}
        </Banner>
      )}
      {counterPriceCents !== null && (
        <Banner tone="info">
          {t('notice.countered', { price: money(counterPriceCents), date: on(counterOn) })}
        </Banner>
      )}
      {notice && (
        <Banner
          tone={notice[0]}
          action={
            proofHref !== null && (
              <Button size="sm" onClick={() => window.open(proofHref, '_blank', 'noopener')}>
                {t('notice.proof')}
              </Button>
            )
          }
        >
          {notice[1]}
        </Banner>
      )}
    </>
  );
}
