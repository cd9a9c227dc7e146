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
import { ActionDialog } from '../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../blocks/ask/fields-of.tsx';

const payloads = async () => import('#contracts/client/quick-sale/payload.ts');

/** Steps that ask for something. */
export type StepKind = 'offer' | 'contract' | 'sell' | 'withdraw';

interface StepDialogProps extends Pick<QuickSaleFormProps, 'contacts' | 'today'> {
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
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('steps.offer')}
      description={t('steps.offerText')}
      submitLabel={t('steps.offer')}
      action={{ method: 'POST', href: offer(sale.id) }}
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
      {field('offeredPriceCents', MoneyField, { label: t('steps.offeredPriceCents') })}
    </ActionDialog>
  );
}

function ContractDialog({ sale, today, onClose }: StepDialogProps) {
  const t = useMessages(quickSaleMessages);
  const form = useAppForm({
    schema: async () => (await payloads()).signContract.payload,
    defaultValues: { on: today },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('steps.contract')}
      submitLabel={t('steps.contract')}
      action={{ method: 'POST', href: contract(sale.id) }}
      onClose={onClose}
    >
      {field('on', DateField, { label: t('steps.contractOn') })}
    </ActionDialog>
  );
}

function DeedDialog({ sale, today, priceCents, onClose }: StepDialogProps) {
  const t = useMessages(quickSaleMessages);
  const form = useAppForm({
    schema: async () => (await payloads()).recordDeed.payload,
    defaultValues: { on: today, finalPriceCents: priceCents ?? Number.NaN },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('steps.sell')}
      submitLabel={t('steps.sell')}
      action={{ method: 'POST', href: sell(sale.id) }}
      onClose={onClose}
    >
      {field('on', DateField, { label: t('steps.soldOn') })}
      {field('finalPriceCents', MoneyField, { label: t('steps.finalPriceCents') })}
    </ActionDialog>
  );
}

function WithdrawDialog({ sale, onClose }: StepDialogProps) {
  const t = useMessages(quickSaleMessages);
  const form = useAppForm({
    schema: async () => (await payloads()).withdrawQuickSale.payload,
    defaultValues: { reason: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('steps.withdrawTitle', { name: sale.label })}
      description={t('steps.withdrawText')}
      submitLabel={t('steps.withdraw')}
      isDanger
      action={{ method: 'POST', href: withdraw(sale.id) }}
      onClose={onClose}
    >
      {field('reason', TextArea, { label: t('steps.reason'), rows: 3, maxLength: 300 })}
    </ActionDialog>
  );
}
