import type { UrbanPlanningProps } from '#contracts/client/operation/urban-planning.ts';
import { urbanDocumentKinds, type UrbanDocumentKind } from '#domain/urban/enums.ts';
import { store } from '#generated/routes/client/operation/urban-planning/document.ts';
import * as urbanMessages from '#messages/client/urban-planning.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';

const schema = async () =>
  (await import('#contracts/client/operation/urban-planning/payload.ts')).storeUrbanDocument.payload;
const formats = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;

interface UrbanDocumentDialogProps {
  readonly props: UrbanPlanningProps;
  readonly permitId: string | null;
  readonly declarationId: string | null;
  readonly onClose: () => void;
}

/** What is probably added: the first paper that the checklist misses and that fits the record. */
function probableKind(
  { checklist }: UrbanPlanningProps,
  { permitId, declarationId }: Pick<UrbanDocumentDialogProps, 'permitId' | 'declarationId'>,
): UrbanDocumentKind {
  const ofDeclaration: readonly UrbanDocumentKind[] = ['declaration', 'waiver'];
  const missing = checklist.find(
    ({ kind, count, expected }) =>
      count < expected &&
      (declarationId === null
        ? permitId === null || !ofDeclaration.includes(kind)
        : ofDeclaration.includes(kind)),
  );
  return missing?.kind ?? 'other';
}

/** Asks for a paper, what it is and which record it belongs to. */
export function UrbanDocumentDialog({ props, permitId, declarationId, onClose }: UrbanDocumentDialogProps) {
  const t = useMessages(urbanMessages);
  const form = useAppForm({
    schema,
    defaultValues: {
      kind: probableKind(props, { permitId, declarationId }),
      on: null,
      permitId,
      declarationId,
    },
  });
  const { field } = fieldsOf(form);
  const href = store({ operation: props.operation.id });
  const about = form.form.watch('permitId') ?? form.form.watch('declarationId') ?? '';
  const records = [...props.permits, ...props.declarations];
  const attach = (id: string | null): void => {
    const isPermit = props.permits.some((permit) => permit.id === id);
    form.form.setValue('permitId', isPermit ? id : null);
    form.form.setValue('declarationId', !isPermit && id !== '' ? id : null);
  };
  return (
    <ActionDialog
      form={form}
      title={t('documents.add')}
      submitLabel={t('documents.add')}
      action={{ method: 'POST', href }}
      onClose={onClose}
    >
      {field('kind', Select, {
        label: t('documents.kind'),
        choices: urbanDocumentKinds.map((id) => ({ id, label: t(`choices.documentKind.${id}`) })),
      })}
      <Select
        name="about"
        label={t('documents.about')}
        value={typeof about === 'string' ? about : ''}
        onChange={attach}
        choices={[
          { id: '', label: t('documents.operation') },
          ...records.map(({ id, label }) => ({ id, label })),
        ]}
      />
      {field('file', FileField, { label: t('documents.file'), formats })}
      <Bound form={form} name="on">
        {(bind) => (
          <DateField
            {...bind}
            value={typeof bind.value === 'string' ? bind.value : null}
            label={t('documents.on')}
            max={props.today}
            isOptional
          />
        )}
      </Bound>
    </ActionDialog>
  );
}
