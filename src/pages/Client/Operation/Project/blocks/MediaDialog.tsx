import type { ProjectMediaItem } from '#contracts/client/operation/project/form.ts';
import { projectMediaKinds } from '#domain/project/project.ts';
import { store, update } from '#generated/routes/client/operation/project/media.ts';
import * as projectMessages from '#messages/client/project.ts';
import { Bound } from '#runtime/forms/Bound.tsx';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { FileField } from '#ui/fields/FileField.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionDialog } from '../../../../blocks/ask/ActionDialog.tsx';
import { fieldsOf } from '../../../../blocks/ask/fields-of.tsx';
import { ChoiceSelect } from '../../../../blocks/ChoiceSelect.tsx';

const addSchema = async () =>
  (await import('#contracts/client/operation/project/payload.ts')).storeProjectMedia.payload;
const editSchema = async () =>
  (await import('#contracts/client/operation/project/payload.ts')).updateProjectMedia.payload;

const formats = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;

interface MediaDialogProps {
  readonly parameters: { readonly operation: string; readonly project: string };
  /** Null for a new one. */
  readonly item: ProjectMediaItem | null;
  readonly onClose: () => void;
}

/** Asks for a plan or perspective, or for what one is called. */
export function MediaDialog({ parameters, item, onClose }: MediaDialogProps) {
  return item === null ? (
    <AddDialog parameters={parameters} onClose={onClose} />
  ) : (
    <EditDialog parameters={parameters} item={item} onClose={onClose} />
  );
}

function AddDialog({ parameters, onClose }: Omit<MediaDialogProps, 'item'>) {
  const t = useMessages(projectMessages);
  const form = useAppForm({ schema: addSchema, defaultValues: { kind: 'plan', caption: '' } });
  const { field } = fieldsOf(form);
  return (
    <ActionDialog
      form={form}
      title={t('media.add')}
      submitLabel={t('media.add')}
      action={{ method: 'POST', href: store(parameters) }}
      onClose={onClose}
    >
      {field('file', FileField, { label: t('media.file'), formats })}
      {field('kind', Select, {
        label: t('media.kindLabel'),
        choices: projectMediaKinds.map((id) => ({ id, label: t(`media.kind.${id}`) })),
      })}
      {field('caption', TextField, { label: t('media.captionLabel'), maxLength: 120, isOptional: true })}
    </ActionDialog>
  );
}

function EditDialog({
  parameters,
  item,
  onClose,
}: Omit<MediaDialogProps, 'item'> & { readonly item: ProjectMediaItem }) {
  const t = useMessages(projectMessages);
  const form = useAppForm({
    schema: editSchema,
    defaultValues: { kind: item.kind, caption: item.caption },
  });
  const { field } = fieldsOf(form);
  const href = update({ ...parameters, picture: item.id });
  return (
    <ActionDialog
      form={form}
      title={t('media.editTitle')}
      submitLabel={t('media.edit')}
      action={{ method: 'PATCH', href }}
      onClose={onClose}
    >
      <Bound form={form} name="kind">
        {(bind) => (
          <ChoiceSelect
            {...bind}
            onChange={(chosen) => bind.onChange(chosen ?? item.kind)}
            label={t('media.kindLabel')}
            choices={projectMediaKinds.map((id) => ({ id, label: t(`media.kind.${id}`) }))}
          />
        )}
      </Bound>
      {field('caption', TextField, { label: t('media.captionLabel'), maxLength: 120, isOptional: true })}
    </ActionDialog>
  );
}
