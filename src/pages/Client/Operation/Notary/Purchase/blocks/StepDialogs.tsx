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
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { ChoiceSelect } from '../../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from '../../../Financing/blocks/ActionDialog.tsx';

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
  return (
    <ActionDialog
      form={form}
      title={step.label}
      submitLabel={step.label}
      action={{ method: 'POST', href: signPromise({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="promiseOn">
          {(bind) => (
            <DateField
              {...bind}
              onChange={(on) => bind.onChange(on ?? '')}
              label={t('fields.promiseOn')}
              max={props.today}
            />
          )}
        </Bound>
        <Bound form={form} name="promiseExpiresOn">
          {(bind) => (
            <DateField
              {...bind}
              onChange={(on) => bind.onChange(on ?? '')}
              label={t('fields.promiseExpiresOn')}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="depositCents">
        {(bind) => <MoneyField {...bind} label={t('fields.depositCents')} isOptional />}
      </Bound>
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
  return (
    <ActionDialog
      form={form}
      title={step.label}
      description={t('help.extend')}
      submitLabel={step.label}
      action={{ method: 'POST', href: extend({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      <Bound form={form} name="newExpiresOn">
        {(bind) => (
          <DateField {...bind} onChange={(on) => bind.onChange(on ?? '')} label={t('fields.newExpiresOn')} />
        )}
      </Bound>
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
  const isToConfirm = form.errorOf('isConfirmed') !== undefined || form.form.getValues('isConfirmed');
  return (
    <ActionDialog
      form={form}
      title={step.label}
      submitLabel={step.label}
      action={{ method: 'POST', href: signDeed({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="deedOn">
          {(bind) => (
            <DateField
              {...bind}
              onChange={(on) => bind.onChange(on ?? '')}
              label={t('fields.deedOn')}
              max={props.today}
            />
          )}
        </Bound>
        <Bound form={form} name="deedPriceCents">
          {(bind) => (
            <MoneyField
              {...bind}
              onChange={(value) => bind.onChange(value as number)}
              label={t('fields.deedPriceCents')}
            />
          )}
        </Bound>
      </FieldRow>
      <Bound form={form} name="regime">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? 'mdb')}
            label={t('fields.commitment')}
            choices={acquisitionRegimes.map((id) => ({ id, label: t(`regimes.${id}`) }))}
          />
        )}
      </Bound>
      <Bound form={form} name="actualFeesCents">
        {(bind) => <MoneyField {...bind} label={t('fields.actualFeesCents')} />}
      </Bound>
      {isToConfirm && (
        <Bound form={form} name="isConfirmed">
          {(bind) => <Checkbox {...bind} label={t('help.confirm')} />}
        </Bound>
      )}
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
  return (
    <ActionDialog
      form={form}
      title={step.label}
      submitLabel={step.label}
      isDanger
      action={{ method: 'POST', href: terminate({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      <Bound form={form} name="reason">
        {(bind) => <TextArea {...bind} label={t('fields.reason')} rows={3} maxLength={300} />}
      </Bound>
      <Bound form={form} name="depositOutcome">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            label={t('fields.depositOutcome')}
            choices={depositOutcomes.map((id) => ({ id, label: t(`outcomes.${id}`) }))}
          />
        )}
      </Bound>
    </ActionDialog>
  );
}
