import { useId, useState, type FormEvent } from 'react';
import * as validationMessages from '#messages/validation.ts';
import * as viewMessages from '#messages/view.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import type { VisitResult } from '#runtime/navigation/visit.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

/** What a person says of a view. */
export interface ViewDetails {
  readonly name: string;
  readonly isShared: boolean;
  readonly isDefault: boolean;
}

export interface ViewDialogProps {
  readonly purpose: 'save' | 'rename';
  readonly initialName: string;
  /** Sends it; the dialog stays open with what was refused. */
  readonly onSubmit: (details: ViewDetails) => Promise<VisitResult>;
  readonly onClose: () => void;
}

/** Names a view; a new one can be shared and made the default at once. */
export function ViewDialog({ purpose, initialName, onSubmit, onClose }: ViewDialogProps) {
  const t = useMessages(viewMessages);
  const required = useMessages(validationMessages)('required');
  const formId = useId();
  const [details, setDetails] = useState<ViewDetails>({
    name: initialName,
    isShared: false,
    isDefault: false,
  });
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  const send = async (): Promise<void> => {
    setPending(true);
    const { outcome, errors } = await onSubmit(details);
    setPending(false);
    if (outcome === 'invalid') setError(errors['name'] ?? errors['base']);
    else if (outcome !== 'failed') onClose();
  };
  const submit = (event: FormEvent): void => {
    // The dialog stands inside the page's tree: its form must not send one around it.
    event.preventDefault();
    event.stopPropagation();
    if (details.name.trim() === '') setError(required);
    else if (!isPending) void send();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t(purpose === 'save' ? 'saveTitle' : 'renameTitle')}
      description={purpose === 'save' ? t('saveText') : undefined}
      isDismissable={!isPending}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t(purpose === 'save' ? 'saveConfirm' : 'rename')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-3">
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
        {purpose === 'save' && (
          <>
            <Checkbox
              name="view-shared"
              label={t('share')}
              value={details.isShared}
              onChange={(isShared) => setDetails({ ...details, isShared })}
            />
            <Checkbox
              name="view-default"
              label={t('makeDefault')}
              value={details.isDefault}
              onChange={(isDefault) => setDetails({ ...details, isDefault })}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
