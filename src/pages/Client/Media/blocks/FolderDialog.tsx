import { useState } from 'react';
import type { ShownFolder } from '#contracts/client/media.ts';
import { pathOf, withInner } from '#domain/media/media.ts';
import { store, update } from '#generated/routes/client/media/folder.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface FolderDialogProps {
  readonly folders: readonly ShownFolder[];
  /** The folder to rename or move; null for a new one. */
  readonly folder: ShownFolder | null;
  /** Where a new one stands. */
  readonly parentId: string | null;
  readonly onClose: () => void;
}

/** Asks for the name of a folder and where it stands. */
export function FolderDialog({ folders, folder, parentId: at, onClose }: FolderDialogProps) {
  const t = useMessages(mediaMessages);
  const visit = useVisit();
  const [name, setName] = useState(folder?.name ?? '');
  const [parentId, setParentId] = useState(folder === null ? at : folder.parentId);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const own = folder === null ? [] : withInner(folders, folder.id);
  const send = async (): Promise<boolean> => {
    const sent = await visit({
      method: folder === null ? 'POST' : 'PATCH',
      href: folder === null ? store() : update(folder.id),
      data: { name, parentId },
    });
    setErrors(sent.errors);
    return sent.outcome === 'success';
  };
  return (
    <FormDialog
      title={t(folder === null ? 'folder.create' : 'folder.rename')}
      submitLabel={t('folder.submit')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('folder.name')}
        value={name}
        onChange={setName}
        error={errors['name']}
        maxLength={80}
        autoFocus
      />
      <Combobox
        name="parentId"
        label={t('folder.parentId')}
        isOptional
        value={parentId}
        onChange={setParentId}
        error={errors['parentId']}
        choices={folders
          .filter(({ id }) => !own.includes(id))
          .map(({ id }) => ({
            id,
            label: pathOf(folders, id)
              .map((outer) => outer.name)
              .join(' / '),
          }))}
      />
    </FormDialog>
  );
}
