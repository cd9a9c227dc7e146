import type { FinancingIndexProps } from '#contracts/client/operation/financing/index.ts';
import { fromSimulation } from '#generated/routes/client/operation/financing.ts';
import * as financingMessages from '#messages/client/financing.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';
import { ActionDialog } from './ActionDialog.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/financing/payload.ts')).loansFromSimulation.payload;

export interface FromSimulationDialogProps {
  readonly operationId: string;
  readonly source: NonNullable<FinancingIndexProps['fromSimulation']>;
  readonly onClose: () => void;
}

/** Shows the loans of the reference simulation that the financing has not, and makes them with one lender. */
export function FromSimulationDialog({ operationId, source, onClose }: FromSimulationDialogProps) {
  const t = useMessages(financingMessages);
  const { money } = useFormat();
  const form = useAppForm({ schema, defaultValues: { lenderContactId: source.lenders[0]?.id ?? '' } });
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
        items={source.loans.map(({ label, kind, amountCents }) => ({
          term: `${label} · ${t(`choices.kind.${kind}`)}`,
          value: money(amountCents),
        }))}
      />
      <Bound form={form} name="lenderContactId">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? '')}
            label={t('fields.lenderContactId')}
            help={t('fromSimulation.lenderHelp')}
            choices={source.lenders}
          />
        )}
      </Bound>
    </ActionDialog>
  );
}
