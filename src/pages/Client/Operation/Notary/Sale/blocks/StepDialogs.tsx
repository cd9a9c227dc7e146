import { saleContractKinds } from '#domain/sale/notary-sale.ts';
import { deliver, signContract, signDeed } from '#generated/routes/client/operation/notary/sale.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ActionDialog } from '../../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../../blocks/ask/fields-of.tsx';
import { routeOf, type SaleStepProps } from './dialog-props.ts';

const payloads = async () => import('#contracts/client/operation/notary/sale/payload.ts');
const contractSchema = async () => (await payloads()).signContract.payload;
const deedSchema = async () => (await payloads()).signSaleDeed.payload;
const deliverSchema = async () => (await payloads()).deliverSale.payload;

const usualKind = { asis: 'compromis', tab: 'compromis', vefa: 'reservation', vir: 'promise_vir' } as const;

/** Asks what was signed, when, what was deposited, and until when the loan is awaited. */
export function ContractDialog({ props, current, step, onClose }: SaleStepProps) {
  const t = useMessages(formMessages);
  const form = useAppForm({
    schema: contractSchema,
    defaultValues: {
      version: current.version,
      contractKind: current.contractKind ?? usualKind[current.regime],
      contractOn: props.today,
      depositCents: current.depositCents,
      loanConditionEndsOn: current.loanConditionEndsOn,
      isConfirmed: false,
    },
  });
  const { field, warning } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      submitLabel={step.label}
      action={{ method: 'POST', href: signContract(routeOf({ props, current })) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('contractKind', Select, {
          label: t('fields.contractKind'),
          choices: saleContractKinds.map((id) => ({ id, label: t(`choices.contractKind.${id}`) })),
        })}
        {field('contractOn', DateField, { label: t('fields.contractOn'), max: props.today })}
      </FieldRow>
      {field('depositCents', MoneyField, { label: t('fields.depositCents'), isOptional: true })}
      {current.isLoanRequired &&
        field('loanConditionEndsOn', DateField, {
          label: t('fields.loanConditionEndsOn'),
          help: t('help.loanConditionEndsOn'),
        })}
      {warning('isConfirmed', Checkbox, { label: t('help.isConfirmed') })}
    </ActionDialog>
  );
}

/** Asks for the day, the price and the notary of the deed. */
export function DeedDialog({ props, current, step, onClose }: SaleStepProps) {
  const t = useMessages(formMessages);
  const form = useAppForm({
    schema: deedSchema,
    defaultValues: {
      version: current.version,
      deedOn: props.today,
      actualPriceCents: current.priceTtcCents,
      notaryId: current.sellerNotaryId,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      description={t('steps.deedHelp')}
      submitLabel={step.label}
      action={{ method: 'POST', href: signDeed(routeOf({ props, current })) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('deedOn', DateField, { label: t('fields.deedOn'), max: props.today })}
        {field('actualPriceCents', MoneyField, { label: t('fields.actualPriceCents') })}
      </FieldRow>
      {field('notaryId', Select, { label: t('fields.notaryId'), choices: props.choices.contacts })}
    </ActionDialog>
  );
}

/** Asks when the keys were given, and what was found. */
export function DeliverDialog({ props, current, step, onClose }: SaleStepProps) {
  const t = useMessages(formMessages);
  const form = useAppForm({
    schema: deliverSchema,
    defaultValues: { version: current.version, deliveredOn: props.today, reserves: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      description={t('steps.deliverHelp')}
      submitLabel={step.label}
      action={{ method: 'POST', href: deliver(routeOf({ props, current })) }}
      onClose={onClose}
    >
      {field('deliveredOn', DateField, { label: t('fields.deliveredOn'), max: props.today })}
      {field('reserves', TextArea, {
        label: t('fields.reserves'),
        help: t('help.reserves'),
        rows: 4,
        maxLength: 4000,
        isOptional: true,
      })}
    </ActionDialog>
  );
}
