import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import { channels } from '#contracts/realtime/channels.ts';
import type { WithShared } from '#contracts/shared.ts';
import { index, show } from '#generated/routes/client/operation.ts';
import { edit as editOpportunity } from '#generated/routes/client/sourcing.ts';
import * as operationMessages from '#messages/client/operation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { RecordForm } from '#ui/form/RecordForm.tsx';
import { useOthersTyping } from '../../blocks/record/useOthersTyping.ts';
import { useOvertakenNotice } from '../../blocks/record/useOvertakenNotice.tsx';
import { DeleteOperation } from './blocks/form/DeleteOperation.tsx';
import { fieldLabel } from './blocks/form/field-label.ts';
import { PurchaseCostLines, PurchaseCostSummary } from './blocks/form/PurchaseCost.tsx';
import { useOperationForm } from './blocks/form/useOperationForm.ts';
import { useOperationParts } from './blocks/form/useOperationParts.tsx';
import { OperationFrame } from './blocks/OperationFrame.tsx';

/** The record of an operation, to enter or to change. */
export default function OperationFormPage(props: WithShared<OperationFormProps>) {
  const t = useMessages(operationMessages);
  const trade = useMessages(tradeMessages);
  const { operation } = props;
  const isNew = operation === null;
  const startHref = props.opportunity === null ? index() : editOpportunity(props.opportunity.id);
  const title = t(isNew ? 'createTitle' : 'editTitle');
  useTitle(isNew ? title : `${operation.name} · ${title}`, props.app.name);
  const control = useOperationForm(props, props.auth.user?.id ?? '');
  const parts = useOperationParts(control.form, props);
  const labelOf = (field: string) => fieldLabel(t, field);
  const describe = (field: string, value: unknown) => {
    const key = `${field === 'kind' ? 'operationKind' : field}.${String(value)}`;
    return trade.has(key) ? trade(key) : null;
  };
  const others = useOthersTyping({
    shared: props,
    type: 'operation',
    recordId: operation?.id ?? null,
    labelOf,
  });
  const overtaken = useOvertakenNotice({
    channel: operation === null ? null : channels.operation(operation.id),
    event: 'operation.updated',
    record: operation,
    isDirty: control.form.isDirty,
    only: ['operation', 'values'],
    people: props.choices.people,
  });

  const page = (
    <RecordForm
      control={control}
      parts={parts}
      labelOf={labelOf}
      describe={describe}
      onFieldInput={others.sendTyping}
      notice={overtaken}
      head={{
        title,
        subtitle:
          props.opportunity === null
            ? operation?.ref
            : t('ofOpportunity', { title: props.opportunity.title }),
        actions: !isNew && props.can.delete && <DeleteOperation operation={operation} />,
      }}
      result={{
        summary: <PurchaseCostSummary form={control.form} today={props.today} />,
        content: <PurchaseCostLines form={control.form} today={props.today} />,
      }}
      bar={{
        submitLabel: t(isNew ? 'saveCreate' : 'saveUpdate'),
        cancelHref: isNew ? startHref : show({ operation: operation.id }),
        note: others.sentences[0],
      }}
    />
  );

  if (isNew) return page;
  return (
    <OperationFrame operation={operation} current="edit" canUpdate>
      {page}
    </OperationFrame>
  );
}
