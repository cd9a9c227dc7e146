import type { SaleContactProps, SaleContactRow } from '#contracts/client/operation/sale/contact.ts';
import { buyerStages, type BuyerStage } from '#domain/sale/enums.ts';
import { update } from '#generated/routes/client/operation/sale/contact.ts';
import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';
import { BuyerFields } from './BuyerFields.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/sale/contact-payload.ts')).updateSaleContact.payload;

interface BuyerDialogProps {
  readonly operationId: string;
  readonly row: SaleContactRow;
  readonly choices: SaleContactProps['choices'];
  readonly onClose: () => void;
}

/** Changes what is known of a prospect. */
export function BuyerDialog({ operationId, row, choices, onClose }: BuyerDialogProps) {
  const t = useMessages(saleContactMessages);
  const form = useAppForm({
    schema,
    defaultValues: {
      version: row.version,
      lotIds: row.lots.map(({ id }) => id),
      source: row.source,
      budgetCents: row.budgetCents,
      equityCents: row.equityCents,
      financing: row.financing,
      project: row.project,
      assignedTo: row.assignee?.id ?? null,
      stage: row.stage,
      lostReason: row.lostReason,
      nextActionOn: row.nextActionOn,
      nextAction: row.nextAction,
      hasVisited: row.hasVisited,
      hasLoanAgreement: row.hasLoanAgreement,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('edit.title', { name: row.contact.name })}
      submitLabel={t('edit.action')}
      action={{ method: 'PUT', href: update({ operation: operationId, saleContact: row.id }) }}
      onClose={onClose}
    >
      <FieldRow>
        <Bound form={form} name="stage">
          {(bind) => (
            <Select
              {...bind}
              onChange={(value) => bind.onChange(value as BuyerStage)}
              label={t('fields.stage')}
              choices={buyerStages.map((id) => ({ id, label: t(`choices.stage.${id}`) }))}
            />
          )}
        </Bound>
        {field('lostReason', TextField, { label: t('fields.lostReason'), isOptional: true, maxLength: 300 })}
      </FieldRow>
      <BuyerFields form={form} choices={choices} />
      <FieldRow>
        {field('nextActionOn', DateField, { label: t('fields.nextActionOn'), isOptional: true })}
        {field('nextAction', TextField, { label: t('fields.nextAction'), isOptional: true, maxLength: 160 })}
      </FieldRow>
      {field('hasVisited', Checkbox, { label: t('fields.hasVisited') })}
      {field('hasLoanAgreement', Checkbox, { label: t('fields.hasLoanAgreement') })}
    </ActionDialog>
  );
}
