import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import { payment } from '#generated/routes/client/operation/notary/sale.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { TradeStateBadge } from '#ui/data/TradeStateBadge.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

/** The calls for funds of a sale: amount, what came in, when it is due. */
export function CallsPart({ props }: { readonly props: NotarySaleFormProps }) {
  const t = useMessages(formMessages);
  const { date, money } = useFormat();
  const { calls, operation, current } = props;
  return (
    <PageSection
      title={t('calls.title')}
      count={calls.length}
      aside={
        current !== null &&
        current.deedOn !== null && (
          <Button size="sm" href={payment({ operation: operation.id, notarySale: current.id })}>
            {t('calls.action')}
          </Button>
        )
      }
    >
      <ItemList
        label={t('calls.title')}
        empty={t('calls.empty')}
        items={calls.map((call) => ({
          id: call.id,
          title: `${call.rank}. ${call.label}`,
          badges: <TradeStateBadge entity="payment" state={call.status} />,
          detail: [
            call.receivedCents > 0 && t('calls.received', { amount: money(call.receivedCents) }),
            call.dueOn !== null && t('calls.due', { date: date(call.dueOn) }),
          ]
            .filter(Boolean)
            .join(' · '),
          end: <Figure cents={call.amountCents} decimals={2} />,
        }))}
      />
    </PageSection>
  );
}
