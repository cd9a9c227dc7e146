import type { ShownSaleCondition } from '#contracts/client/operation/notary/sale/form.ts';
import { saleConditionTypes, salePaperKinds, type SalePaperKind } from '#domain/sale/notary-sale.ts';
import { loanOutcomes } from '#domain/sale/sale-form.ts';
import { loanCondition, tenantOffer } from '#generated/routes/client/operation/notary/sale.ts';
import {
  destroy as dropCondition,
  settle,
  store as storeCondition,
} from '#generated/routes/client/operation/notary/sale/condition.ts';
import { store as storePaper } from '#generated/routes/client/operation/notary/sale/paper.ts';
import * as formMessages from '#messages/client/notary-sale-form.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../../blocks/ask/fields-of.tsx';
import { routeOf, type SaleWindowProps } from './dialog-props.ts';

const payloads = async () => import('#contracts/client/operation/notary/sale/payload.ts');
const loanSchema = async () => (await payloads()).settleSaleLoan.payload;
const tenantSchema = async () => (await payloads()).offerToTenant.payload;
const conditionSchema = async () => (await payloads()).storeSaleCondition.payload;
const settleSchema = async () => (await payloads()).settleSaleCondition.payload;
const dropSchema = async () => (await payloads()).dropSaleCondition.payload;
const paperSchema = async () => (await payloads()).storeSalePaper.payload;

const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
const settlements = ['met', 'waived', 'failed'] as const;

interface ConditionWindowProps extends SaleWindowProps {
  readonly condition: ShownSaleCondition;
}

/** Asks what became of the buyer’s loan. */
export function LoanDialog({ props, current, onClose }: SaleWindowProps) {
  const t = useMessages(formMessages);
  const form = useAppForm({
    schema: loanSchema,
    defaultValues: {
      version: current.version,
      outcome: current.loanOfferReceivedOn === null ? ('offered' as const) : ('accepted' as const),
      on: props.today,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('loan.action')}
      submitLabel={t('loan.submit')}
      action={{ method: 'PUT', href: loanCondition(routeOf({ props, current })) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('outcome', Select, {
          label: t('fields.outcome'),
          choices: loanOutcomes.map((id) => ({ id, label: t(`choices.outcome.${id}`) })),
        })}
        {field('on', DateField, { label: t('fields.on'), max: props.today })}
      </FieldRow>
    </ActionDialog>
  );
}

/** Asks when the tenant received the offer. */
export function TenantDialog({ props, current, onClose }: SaleWindowProps) {
  const t = useMessages(formMessages);
  const form = useAppForm({
    schema: tenantSchema,
    defaultValues: { version: current.version, notifiedOn: current.tenantOfferOn ?? props.today },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('tenant.title')}
      description={t('tenant.help')}
      submitLabel={t('tenant.submit')}
      action={{ method: 'POST', href: tenantOffer(routeOf({ props, current })) }}
      onClose={onClose}
    >
      {field('notifiedOn', DateField, { label: t('fields.notifiedOn'), max: props.today })}
    </ActionDialog>
  );
}

/** Asks what the sale depends on, and until when. */
export function ConditionDialog({ props, current, onClose }: SaleWindowProps) {
  const t = useMessages(formMessages);
  const form = useAppForm({
    schema: conditionSchema,
    defaultValues: {
      version: current.version,
      type: 'sale_of_other',
      detail: '',
      deadlineOn: '',
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('conditions.add')}
      submitLabel={t('conditions.submit')}
      action={{ method: 'POST', href: storeCondition(routeOf({ props, current })) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('type', Select, {
          label: t('fields.type'),
          choices: saleConditionTypes.map((id) => ({ id, label: t(`choices.type.${id}`) })),
        })}
        {field('deadlineOn', DateField, { label: t('fields.deadlineOn') })}
      </FieldRow>
      {field('detail', TextField, { label: t('fields.detail'), maxLength: 200, isOptional: true })}
    </ActionDialog>
  );
}

/** Asks what became of a condition. */
export function SettleDialog({ props, current, condition, onClose }: ConditionWindowProps) {
  const t = useMessages(formMessages);
  const form = useAppForm({
    schema: settleSchema,
    defaultValues: {
      version: current.version,
      status: 'met',
      metOn: props.today,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('conditions.settleTitle')}
      submitLabel={t('conditions.submit')}
      action={{
        method: 'POST',
        href: settle({ ...routeOf({ props, current }), saleCondition: condition.id }),
      }}
      onClose={onClose}
    >
      <FieldRow>
        {field('status', Select, {
          label: t('fields.status'),
          choices: settlements.map((id) => ({ id, label: t(`choices.conditionStatus.${id}`) })),
        })}
        {field('metOn', DateField, { label: t('fields.metOn'), max: props.today })}
      </FieldRow>
    </ActionDialog>
  );
}

/** Asks whether a condition was entered by mistake. */
export function DropDialog({ props, current, condition, onClose }: ConditionWindowProps) {
  const t = useMessages(formMessages);
  const form = useAppForm({ schema: dropSchema, defaultValues: { version: current.version } });
  return (
    <ActionDialog
      form={form}
      title={t('conditions.removeTitle')}
      description={t('conditions.removeText')}
      submitLabel={t('conditions.remove')}
      isDanger
      action={{
        method: 'DELETE',
        href: dropCondition({ ...routeOf({ props, current }), saleCondition: condition.id }),
      }}
      onClose={onClose}
    >
      {null}
    </ActionDialog>
  );
}

/** Asks for a paper of the sale and what it is. */
export function PaperDialog({
  props,
  current,
  kind,
  onClose,
}: SaleWindowProps & { readonly kind: SalePaperKind }) {
  const t = useMessages(formMessages);
  const form = useAppForm({
    schema: paperSchema,
    defaultValues: { kind, file: null as unknown as File, on: props.today },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('papers.add')}
      submitLabel={t('papers.submit')}
      action={{ method: 'POST', href: storePaper(routeOf({ props, current })) }}
      onClose={onClose}
    >
      <FieldRow>
        {field('kind', Select, {
          label: t('fields.kind'),
          choices: salePaperKinds.map((id) => ({ id, label: t(`choices.paper.${id}`) })),
        })}
        {field('on', DateField, { label: t('fields.on'), max: props.today })}
      </FieldRow>
      {field('file', FileField, { label: t('fields.file'), formats })}
    </ActionDialog>
  );
}
