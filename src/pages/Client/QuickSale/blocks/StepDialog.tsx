import type { QuickSaleFormProps } from '#contracts/client/quick-sale/form.ts';
import { contract, offer, sell, withdraw } from '#generated/routes/client/quick-sale.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

const payloads = async () => import('#contracts/client/quick-sale/payload.ts');

/** Steps that ask for something. */
export type StepKind = 'offer' | 'contract' | 'sell' | 'withdraw';

export interface StepDialogProps extends Pick<QuickSaleFormProps, 'contacts' | 'today'> {
  readonly kind: StepKind;
  readonly sale: { readonly id: string; readonly label: string };
  /** What the amount starts from: the price offered, else the public one. */
  readonly priceCents: number | null;
  readonly onClose: () => void;
}

/** Asks for what a step of the sale needs: the buyer and the price, a day, a reason. */
export function StepDialog(props: StepDialogProps) {
  switch (props.kind) {
    case 'offer':
      return <OfferDialog {...props} />;
    case 'contract':
      return <ContractDialog {...props} />;
    case 'sell':
      return <DeedDialog {...props} />;
    case 'withdraw':
      return <WithdrawDialog {...props} />;
  }
}

function OfferDialog({ sale, contacts, priceCents, onClose }: StepDialogProps) {
  const t = useMessages(quickSaleMessages);
  const form = useAppForm({
    schema: async () => (await payloads()).receiveOffer.payload,
    defaultValues: { contactId: '', offeredPriceCents: priceCents ?? Number.NaN },
  });
  const send = async () =>
    (await form.submit({ method: 'POST', href: offer(sale.id) }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={form.ref}
      title={t('steps.offer')}
      description={t('steps.offerText')}
      submitLabel={t('steps.offer')}
      onSubmit={send}
      onClose={onClose}
    >
      <Bound form={form} name="contactId">
        {(bind) => (
          <Combobox
            {...bind}
            value={bind.value === '' ? null : bind.value}
            onChange={(chosen) => bind.onChange(chosen ?? '')}
            label={t('steps.contactId')}
            help={t('steps.contactHelp')}
            choices={contacts.map(({ id, name, detail }) => ({
              id,
              label: name,
              description: detail || undefined,
            }))}
          />
        )}
      </Bound>
      <Bound form={form} name="offeredPriceCents">
        {(bind) => (
          <MoneyField
            {...bind}
            onChange={(cents) => bind.onChange(cents ?? Number.NaN)}
            label={t('steps.offeredPriceCents')}
          />
        )}
      </Bound>
    </FormDialog>
  );
}

function ContractDialog({ sale, today, onClose }: StepDialogProps) {
  const t = useMessages(quickSaleMessages);
  const form = useAppForm({
    schema: async () => (await payloads()).signContract.payload,
    defaultValues: { on: today },
  });
  const send = async () =>
    (await form.submit({ method: 'POST', href: contract(sale.id) }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={form.ref}
      title={t('steps.contract')}
      submitLabel={t('steps.contract')}
      onSubmit={send}
      onClose={onClose}
    >
      <Bound form={form} name="on">
        {(bind) => (
          <DateField {...bind} onChange={(on) => bind.onChange(on ?? '')} label={t('steps.contractOn')} />
        )}
      </Bound>
    </FormDialog>
  );
}

function DeedDialog({ sale, today, priceCents, onClose }: StepDialogProps) {
  const t = useMessages(quickSaleMessages);
  const form = useAppForm({
    schema: async () => (await payloads()).recordDeed.payload,
    defaultValues: { on: today, finalPriceCents: priceCents ?? Number.NaN },
  });
  const send = async () =>
    (await form.submit({ method: 'POST', href: sell(sale.id) }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={form.ref}
      title={t('steps.sell')}
      submitLabel={t('steps.sell')}
      onSubmit={send}
      onClose={onClose}
    >
      <Bound form={form} name="on">
        {(bind) => (
          <DateField {...bind} onChange={(on) => bind.onChange(on ?? '')} label={t('steps.soldOn')} />
        )}
      </Bound>
      <Bound form={form} name="finalPriceCents">
        {(bind) => (
          <MoneyField
            {...bind}
            onChange={(cents) => bind.onChange(cents ?? Number.NaN)}
            label={t('steps.finalPriceCents')}
          />
        )}
      </Bound>
    </FormDialog>
  );
}

function WithdrawDialog({ sale, onClose }: StepDialogProps) {
  const t = useMessages(quickSaleMessages);
  const form = useAppForm({
    schema: async () => (await payloads()).withdrawQuickSale.payload,
    defaultValues: { reason: '' },
  });
  const send = async () =>
    (await form.submit({ method: 'POST', href: withdraw(sale.id) }))?.outcome === 'success';
  return (
    <FormDialog
      formRef={form.ref}
      title={t('steps.withdrawTitle', { name: sale.label })}
      description={t('steps.withdrawText')}
      submitLabel={t('steps.withdraw')}
      isDanger
      onSubmit={send}
      onClose={onClose}
    >
      <Bound form={form} name="reason">
        {(bind) => <TextArea {...bind} label={t('steps.reason')} rows={3} maxLength={300} />}
      </Bound>
    </FormDialog>
  );
}
