import { ArrowDownToLine, HandCoins } from 'lucide-react';
import type { PaymentProps } from '#contracts/client/operation/notary/sale/payment.ts';
import { destroy } from '#generated/routes/client/operation/notary/sale/payment/receipt.ts';
import * as paymentMessages from '#messages/client/notary-sale-payment.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { RemoveButton } from '../../../../Financing/blocks/RemoveButton.tsx';
import type { PaymentDialogs } from './usePaymentDialogs.tsx';

interface ReceiptsPartProps {
  readonly props: PaymentProps;
  readonly dialogs: PaymentDialogs;
}

/** What came in for the calls of a sale, newest first, and movements of the bank that wait to be recorded. */
export function ReceiptsPart({ props, dialogs }: ReceiptsPartProps) {
  const t = useMessages(paymentMessages);
  const { date } = useFormat();
  const { calls, movements, can, operation, sale } = props;
  const received = calls
    .flatMap((call) => call.receipts.map((receipt) => ({ call, receipt })))
    .toSorted((a, b) => (a.receipt.on < b.receipt.on ? 1 : -1));
  if (props.isPlanned) return null;
  return (
    <>
      {movements.length > 0 && (
        <PageSection
          title={t('receipts.movements')}
          count={movements.length}
          help={t('receipts.movementHelp')}
        >
          <ItemList
            label={t('receipts.movements')}
            items={movements.map((movement) => {
              const call = calls.find(({ id }) => id === movement.paymentId);
              return {
                id: movement.id,
                icon: ArrowDownToLine,
                title: call?.label ?? movement.label,
                detail: t('receipts.movement', { label: movement.label, date: date(movement.on) }),
                end: (
                  <>
                    <Figure cents={movement.amountCents} decimals={2} />
                    {call?.may.receive === true && (
                      <Button size="sm" onClick={() => dialogs.open({ kind: 'receive', call, movement })}>
                        {t('actions.useMovement')}
                      </Button>
                    )}
                  </>
                ),
              };
            })}
          />
        </PageSection>
      )}
      <PageSection title={t('receipts.title')} count={received.length}>
        <ItemList
          label={t('receipts.title')}
          empty={t('receipts.empty')}
          items={received.map(({ call, receipt }) => ({
            id: receipt.id,
            icon: HandCoins,
            title: call.label,
            detail: [date(receipt.on), t(`methods.${receipt.method}`), receipt.reference, receipt.by]
              .filter(Boolean)
              .join(' · '),
            end: (
              <>
                <Figure cents={receipt.amountCents} decimals={2} />
                {can.removeReceipt && call.id !== null && (
                  <RemoveButton
                    label={`${t('actions.removeReceipt')} : ${call.label}, ${date(receipt.on)}`}
                    title={t('receipts.removeTitle')}
                    text={t('receipts.removeText')}
                    href={destroy({
                      operation: operation.id,
                      notarySale: sale.id,
                      payment: call.id,
                      receipt: receipt.id,
                    })}
                  />
                )}
              </>
            ),
          }))}
        />
      </PageSection>
    </>
  );
}
