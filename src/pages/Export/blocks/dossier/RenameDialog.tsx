import { useState } from 'react';
import { maxSectionTitle } from '#domain/paper/dossier-copy.ts';
import * as dossierMessages from '#messages/export/dossier.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface RenameDialogProps {
  /** What the section is called by itself. */
  readonly usual: string;
  /** What it is called in the file; empty for its usual name. */
  readonly title: string;
  readonly onRename: (title: string) => void;
  readonly onClose: () => void;
}

/** Asks what a section is called in the file. */
export function RenameDialog({ usual, title, onRename, onClose }: RenameDialogProps) {
  const t = useMessages(dossierMessages);
  const [value, setValue] = useState(title);
  const submit = async (): Promise<boolean> => {
    const given = value.trim();
    onRename(given === usual ? '' : given);
    return true;
  };
  return (
    <FormDialog
      title={t('rename.title')}
      submitLabel={t('rename.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="title"
        label={t('rename.field')}
        help={t('rename.help', { title: usual })}
        value={value}
        onChange={setValue}
        maxLength={maxSectionTitle}
        isOptional
        autoFocus
      />
    </FormDialog>
  );
}
