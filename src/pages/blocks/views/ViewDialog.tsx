import { useState } from 'react';
import * as validationMessages from '#messages/validation.ts';
import * as viewMessages from '#messages/view.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { VisitResult } from '#runtime/navigation/visit.ts';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

/** What a person says of a view. */
export interface ViewDetails {
  readonly name: string;
  readonly isShared: boolean;
  readonly isDefault: boolean;
}

interface ViewDialogProps {
  readonly purpose: 'save' | 'rename';
  readonly initialName: string;
  readonly canShare: boolean;
  /** Sends it; the dialog stays open with what was refused. */
  readonly onSubmit: (details: ViewDetails) => Promise<VisitResult>;
  readonly onClose: () => void;
}

/** Names a view; a new one can be shared and made the default at once. */
export function ViewDialog({ purpose, initialName, canShare, onSubmit, onClose }: ViewDialogProps) {
  const t = useMessages(viewMessages);
  const required = useMessages(validationMessages)('required');
  const [details, setDetails] = useState<ViewDetails>({
    name: initialName,
    isShared: false,
    isDefault: false,
  });
  const [error, setError] = useState<string>();

  const submit = async (): Promise<boolean> => {
    if (details.name.trim() === '') {
      setError(required);
      return false;
    }
    const { outcome, errors } = await onSubmit(details);
    if (outcome === 'invalid') setError(errors['name'] ?? errors['base']);
    return outcome !== 'invalid' && outcome !== 'failed';
  };
  const isNew = purpose === 'save';

  return (
    <FormDialog
      title={t(isNew ? 'saveTitle' : 'renameTitle')}
      description={isNew ? t('saveText') : undefined}
      submitLabel={t(isNew ? 'saveConfirm' : 'rename')}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="view-name"
        label={t('name')}
        value={details.name}
        onChange={(name) => {
          setDetails({ ...details, name });
          setError(undefined);
        }}
        error={error}
        maxLength={80}
        autoFocus
      />
      {isNew && (
        <>
          {canShare && (
            <Checkbox
              name="view-shared"
              label={t('share')}
              value={details.isShared}
              onChange={(isShared) => setDetails({ ...details, isShared })}
            />
          )}
          <Checkbox
            name="view-default"
            label={t('makeDefault')}
            value={details.isDefault}
            onChange={(isDefault) => setDetails({ ...details, isDefault })}
          />
        </>
      )}
    </FormDialog>
  );
}
