import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import * as operationMessages from '#messages/client/operation.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useTitle } from '#runtime/title/title.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { RecordForm } from '../../blocks/record/RecordForm.tsx';
import { useOthersTyping } from '../../blocks/record/useOthersTyping.ts';
import { DeleteOperation } from './blocks/form/DeleteOperation.tsx';
import { DraftNotice } from './blocks/form/DraftNotice.tsx';
import { fieldLabel } from './blocks/form/field-label.ts';
import { OperationFields } from './blocks/form/OperationFields.tsx';
import { OperationFormActions } from './blocks/form/OperationFormActions.tsx';
import { useOperationForm } from './blocks/form/useOperationForm.ts';
import { OperationFrame } from './blocks/OperationFrame.tsx';

/** The record of an operation, to enter or to change. */
export default function OperationFormPage(props: WithShared<OperationFormProps>) {
  const t = useMessages(operationMessages);
  const format = useFormat();
  const { operation } = props;
  const title = t(operation === null ? 'createTitle' : 'editTitle');
  useTitle(operation === null ? title : `${operation.name} · ${title}`, props.app.name);
  const control = useOperationForm(props, props.auth.user?.id ?? '');
  const { form, draft } = control;
  const labelOf = (field: string) => fieldLabel(t, field);
  const others = useOthersTyping({
    ...{ shared: props, type: 'operation', recordId: operation?.id ?? null, labelOf },
  });
  const savedAt = draft.savedAt === null ? null : format.time(new Date(draft.savedAt).toISOString());

  const page = (
    <RecordForm
      control={control}
      labelOf={labelOf}
      onFieldInput={others.tell}
      head={
        <>
          <PageHeader
            title={title}
            subtitle={savedAt === null ? operation?.ref : t('draftSaved', { time: savedAt })}
            actions={operation !== null && props.can.delete && <DeleteOperation operation={operation} />}
          />
          <DraftNotice control={control} isNew={operation === null} />
        </>
      }
      bar={<OperationFormActions control={control} operation={operation} note={others.sentences[0]} />}
    >
      <OperationFields form={form} props={props} />
    </RecordForm>
  );

  if (operation === null) return page;
  return (
    <OperationFrame operation={operation} current="edit" canUpdate>
      {page}
    </OperationFrame>
  );
}
