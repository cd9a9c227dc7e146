import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import { fromSimulation } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/financing/payload.ts')).loansFromSimulation.payload;

interface FromSimulationDialogProps {
  readonly operationId: string;
  readonly source: NonNullable<FinancingIndexProps['fromSimulation']>;
  readonly onClose: () => void;
}

/** Shows what of the reference simulation the financing has not, and takes it: loans of one lender, own money. */
export function FromSimulationDialog({ operationId, source, onClose }: FromSimulationDialogProps) {
  const t = useMessages(financingMessages);
  const { date, money } = useFormat();
  const hasLoans = source.loans.length > 0;
  const form = useAppForm({
    schema,
    defaultValues: {
      lenderContactId: hasLoans ? (source.lenders[0]?.id ?? '') : null,
      takesEquity: source.equity.length > 0,
    },
  });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('fromSimulation.title')}
      description={t('fromSimulation.text', { name: source.name })}
      submitLabel={t('fromSimulation.submit')}
      action={{ method: 'POST', href: fromSimulation({ operation: operationId }) }}
      onClose={onClose}
    >
      <DescriptionList
        layout="rows"
        items={[
          ...source.loans.map(({ label, kind, amountCents }) => ({
            term: `${label} · ${t(`choices.kind.${kind}`)}`,
            value: money(amountCents),
          })),
          ...source.equity.map(({ on, amountCents }) => ({
            term: t('fromSimulation.equity', { date: date(on) }),
            value: money(amountCents),
          })),
        ]}
      />
      {hasLoans &&
        field('lenderContactId', Select, {
          label: t('fields.lenderContactId'),
          help: t('fromSimulation.lenderHelp'),
          choices: source.lenders,
        })}
      {hasLoans &&
        source.equity.length > 0 &&
        field('takesEquity', Checkbox, { label: t('fromSimulation.takesEquity') })}
    </ActionDialog>
  );
}
