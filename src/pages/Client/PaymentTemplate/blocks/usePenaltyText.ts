import type { PaymentTemplateCard } from '#contracts/client/payment-template/index.ts';
import * as paymentTemplateMessages from '#messages/client/payment-template.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';

type Penalty = Pick<PaymentTemplateCard, 'penaltyKind' | 'penaltyRateBps'>;

/** Writes interest on late payment: « 1 % par mois », « intérêt légal + 2 points ». */
export function usePenaltyText(): (penalty: Penalty) => string {
  const t = useMessages(paymentTemplateMessages);
  const { percent, number } = useFormat();
  return ({ penaltyKind, penaltyRateBps }) => {
    if (penaltyKind === 'none' || penaltyRateBps === null) return t('card.penaltyNone');
    if (penaltyKind === 'monthly') return t('card.penaltyMonthly', { rate: percent(penaltyRateBps) });
    const count = penaltyRateBps / 100;
    const value = number(count, Number.isInteger(count) ? 0 : 2);
    return t('card.penaltyLegal', { points: t('card.points', { count: Math.floor(count), value }) });
  };
}
