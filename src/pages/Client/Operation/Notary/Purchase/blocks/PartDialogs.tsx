import type {
  PurchaseFormProps,
  ShownCondition,
  ShownPurchase,
} from '#contracts/client/operation/notary/purchase/form.ts';
import { conditionTypes, purchasePaperKinds } from '#domain/purchase/enums.ts';
import { substitute } from '#generated/routes/client/operation/notary/purchase.ts';
import {
  settle,
  store as storeCondition,
} from '#generated/routes/client/operation/notary/purchase/condition.ts';
import { store as storePaper } from '#generated/routes/client/operation/notary/purchase/paper.ts';
import * as purchaseMessages from '#messages/client/notary-purchase.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ChoiceSelect } from '../../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from '../../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../../blocks/ask/fields-of.tsx';

const payloads = async () => import('#contracts/client/operation/notary/purchase/payload.ts');
const conditionSchema = async () => (await payloads()).storeCondition.payload;
const settleSchema = async () => (await payloads()).settleCondition.payload;
const paperSchema = async () => (await payloads()).storePurchasePaper.payload;
const substituteSchema = async () => (await payloads()).substituteBuyer.payload;

const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
const settlements = ['met', 'waived', 'failed'] as const;

interface PartDialogProps {
  readonly props: PurchaseFormProps;
  readonly purchase: ShownPurchase;
  readonly onClose: () => void;
}

/** Asks what the promise depends on, and until when. */
export function ConditionDialog({ props, onClose }: PartDialogProps) {
  const t = useMessages(purchaseMessages);
  const form = useAppForm({
    schema: conditionSchema,
    defaultValues: { type: 'loan', detail: '', deadlineOn: '' },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('conditions.add')}
      submitLabel={t('add')}
      action={{ method: 'POST', href: storeCondition({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('type', Select, {
          label: t('fields.type'),
          choices: conditionTypes.map((id) => ({ id, label: t(`conditionTypes.${id}`) })),
        })}
        {field('deadlineOn', DateField, { label: t('fields.deadlineOn') })}
      </FieldRow>
      {field('detail', TextField, { label: t('fields.detail'), maxLength: 200, isOptional: true })}
    </ActionDialog>
  );
}

/** Asks what became of a condition. */
export function SettleDialog({
  props,
  condition,
  onClose,
}: PartDialogProps & { readonly condition: ShownCondition }) {
  const t = useMessages(purchaseMessages);
  const form = useAppForm({
    schema: settleSchema,
    defaultValues: {
      version: condition.version,
      status: condition.hasProof ? 'met' : 'waived',
      metOn: props.today,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t(`conditionTypes.${condition.type}`)}
      {...(!condition.hasProof && { description: t('help.proof') })}
      submitLabel={t('save')}
      action={{
        method: 'POST',
        href: settle({ operation: props.operation.id, purchaseCondition: condition.id }),
      }}
      onClose={onClose}
    >
      {field('status', Select, {
        label: t('fields.status'),
        choices: settlements.map((id) => ({ id, label: t(`conditionStates.${id}`) })),
      })}
      {field('metOn', DateField, { label: t('fields.metOn'), max: props.today })}
    </ActionDialog>
  );
}

/** Asks for a paper, and for the condition that it proves. */
export function PaperDialog({ props, onClose }: PartDialogProps) {
  const t = useMessages(purchaseMessages);
  const form = useAppForm({
    schema: paperSchema,
    defaultValues: {
      kind: props.missing[0] ?? 'other',
      on: props.today,
      conditionId: null as string | null,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('papers.add')}
      submitLabel={t('add')}
      action={{ method: 'POST', href: storePaper({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      {field('kind', Select, {
        label: t('fields.kind'),
        choices: purchasePaperKinds.map((id) => ({ id, label: t(`paperKinds.${id}`) })),
      })}
      {field('file', FileField, { label: t('fields.file'), formats })}
      {field('on', DateField, { label: t('fields.on'), max: props.today })}
      {props.conditions.length > 0 && (
        <Bound form={form} name="conditionId">
          {(bind) => (
            <ChoiceSelect
              {...bind}
              value={typeof bind.value === 'string' ? bind.value : null}
              label={t('fields.conditionId')}
              isOptional
              choices={props.conditions.map(({ id, type }) => ({ id, label: t(`conditionTypes.${type}`) }))}
            />
          )}
        </Bound>
      )}
    </ActionDialog>
  );
}

/** Asks who takes the buyer’s place. */
export function SubstituteDialog({ props, purchase, onClose }: PartDialogProps) {
  const t = useMessages(purchaseMessages);
  const form = useAppForm({
    schema: substituteSchema,
    defaultValues: { version: purchase.version, profileId: purchase.substituteProfileId },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('substitute.action')}
      submitLabel={t('save')}
      action={{ method: 'POST', href: substitute({ operation: props.operation.id }) }}
      onClose={onClose}
    >
      {field('profileId', Select, {
        label: t('fields.profileId'),
        isOptional: true,
        placeholder: t('substitute.none'),
        choices: props.choices.profiles,
      })}
    </ActionDialog>
  );
}
