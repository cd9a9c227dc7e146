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
import { ActionDialog } from '../../Financing/blocks/ActionDialog.tsx';
import { BuyerFields } from './BuyerFields.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/sale/contact-payload.ts')).updateSaleContact.payload;

export interface BuyerDialogProps {
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
        <Bound form={form} name="lostReason">
          {(bind) => <TextField {...bind} label={t('fields.lostReason')} isOptional maxLength={300} />}
        </Bound>
      </FieldRow>
      <BuyerFields form={form} choices={choices} />
      <FieldRow>
        <Bound form={form} name="nextActionOn">
          {(bind) => <DateField {...bind} label={t('fields.nextActionOn')} isOptional />}
        </Bound>
        <Bound form={form} name="nextAction">
          {(bind) => <TextField {...bind} label={t('fields.nextAction')} isOptional maxLength={160} />}
        </Bound>
      </FieldRow>
      <Bound form={form} name="hasVisited">
        {(bind) => <Checkbox {...bind} label={t('fields.hasVisited')} />}
      </Bound>
      <Bound form={form} name="hasLoanAgreement">
        {(bind) => <Checkbox {...bind} label={t('fields.hasLoanAgreement')} />}
      </Bound>
    </ActionDialog>
  );
}
