import type { PurchaseFormProps, ShownPurchase } from '#contracts/client/operation/notary/purchase/form.ts';
import { acquisitionRegimes } from '#domain/operation/enums.ts';
import { depositOutcomes } from '#domain/purchase/enums.ts';
import {
  extend,
  signDeed,
  signPromise,
  terminate,
} from '#generated/routes/client/operation/notary/purchase.ts';
import * as purchaseMessages from '#messages/client/notary-purchase.ts';
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

const payloads = async () => import('#contracts/client/operation/notary/purchase/payload.ts');
const promiseSchema = async () => (await payloads()).signPromise.payload;
const extendSchema = async () => (await payloads()).extendPromise.payload;
const deedSchema = async () => (await payloads()).signDeed.payload;
const terminateSchema = async () => (await payloads()).terminatePurchase.payload;

interface StepDialogProps {
  readonly props: PurchaseFormProps;
  readonly purchase: ShownPurchase;
  readonly step: PurchaseFormProps['steps'][number];
  readonly onClose: () => void;
}

/** Asks when the promise was signed, when it ends, and what was deposited. */
export function PromiseDialog({ props, purchase, step, onClose }: StepDialogProps) {
  const t = useMessages(purchaseMessages);
  const form = useAppForm({
    schema: promiseSchema,
    defaultValues: {
      version: purchase.version,
      promiseOn: props.today,
      promiseExpiresOn: '',
      depositCents: purchase.depositCents,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      submitLabel={step.label}
      action={{ method: 'POST', href: signPromise({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('promiseOn', DateField, { label: t('fields.promiseOn'), max: props.today })}
        {field('promiseExpiresOn', DateField, { label: t('fields.promiseExpiresOn') })}
      </FieldRow>
      {field('depositCents', MoneyField, { label: t('fields.depositCents'), isOptional: true })}
    </ActionDialog>
  );
}

/** Asks for a later expiry. */
export function ExtendDialog({ props, purchase, step, onClose }: StepDialogProps) {
  const t = useMessages(purchaseMessages);
  const form = useAppForm({
    schema: extendSchema,
    defaultValues: { version: purchase.version, newExpiresOn: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      description={t('help.extend')}
      submitLabel={step.label}
      action={{ method: 'POST', href: extend({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      {field('newExpiresOn', DateField, { label: t('fields.newExpiresOn') })}
    </ActionDialog>
  );
}

/** Asks for the day, the price, the regime and the costs of the deed. */
export function DeedDialog({ props, purchase, step, onClose }: StepDialogProps) {
  const t = useMessages(purchaseMessages);
  const form = useAppForm({
    schema: deedSchema,
    defaultValues: {
      version: purchase.version,
      deedOn: props.today,
      deedPriceCents: purchase.priceCents,
      regime: purchase.commitment,
      actualFeesCents: null as number | null,
      isConfirmed: false,
    },
  });
  const { field, warning } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      submitLabel={step.label}
      action={{ method: 'POST', href: signDeed({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('deedOn', DateField, { label: t('fields.deedOn'), max: props.today })}
        {field('deedPriceCents', MoneyField, { label: t('fields.deedPriceCents') })}
      </FieldRow>
      {field('regime', Select, {
        label: t('fields.commitment'),
        choices: acquisitionRegimes.map((id) => ({ id, label: t(`regimes.${id}`) })),
      })}
      {field('actualFeesCents', MoneyField, { label: t('fields.actualFeesCents') })}
      {warning('isConfirmed', Checkbox, { label: t('help.confirm') })}
    </ActionDialog>
  );
}

/** Asks why the promise ends and what becomes of the deposit. */
export function TerminateDialog({ props, purchase, step, onClose }: StepDialogProps) {
  const t = useMessages(purchaseMessages);
  const form = useAppForm({
    schema: terminateSchema,
    defaultValues: { version: purchase.version, reason: '', depositOutcome: null },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={step.label}
      submitLabel={step.label}
      isDanger
      action={{ method: 'POST', href: terminate({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      {field('reason', TextArea, { label: t('fields.reason'), rows: 3, maxLength: 300 })}
      {field('depositOutcome', Select, {
        label: t('fields.depositOutcome'),
        choices: depositOutcomes.map((id) => ({ id, label: t(`outcomes.${id}`) })),
      })}
    </ActionDialog>
  );
}
