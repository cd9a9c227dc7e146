import { TriangleAlert } from 'lucide-react';
import { useId, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../actions/Button.tsx';
import { Form } from '../form/Form.tsx';
import { useUiMessages } from '../useUiMessages.ts';
import { Dialog } from './Dialog.tsx';
import type { DialogProps } from './DialogPanel.tsx';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'icon' | 'size'> {
  /** The button that sends: « Enregistrer », « Étiqueter ». */
  readonly submitLabel: string;
  /** What is sent ends something. */
  readonly isDanger?: boolean;
  /** Sends it; false keeps the window open with what was refused. */
  readonly onSubmit: () => boolean | Promise<boolean>;
  readonly onClose: () => void;
  /** Of `useAppForm`, where the fields are bound to one. */
  readonly formRef?: Ref<HTMLFormElement> | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/**
 * A few fields in a window: Entrée sends them, the window stays while they are sent and when they are refused.
 *
 * @example
 * <FormDialog title={t('rename')} submitLabel={t('rename')} onSubmit={save} onClose={close}>
 *   <TextField name="name" label={t('name')} value={name} onChange={setName} error={error} autoFocus />
 * </FormDialog>
 */
export function FormDialog({
  submitLabel,
  isDanger = false,
  onSubmit,
  onClose,
  formRef,
  children,
  ...dialog
}: FormDialogProps) {
  const t = useUiMessages();
  const formId = useId();
  const [isPending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    setPending(true);
    try {
      if (await onSubmit()) onClose();
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent): void => {
    // The window stands inside the page's tree: its form must not send one around it.
    event.preventDefault();
    event.stopPropagation();
    if (!isPending) void send();
  };
  return (
    <Dialog
      {...(isDanger && { icon: TriangleAlert, tone: 'danger' })}
      {...dialog}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable={!isPending}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'dangerFilled' : 'primary'}
            isPending={isPending}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form ref={formRef} id={formId} onSubmit={submit} gap={3}>
        {children}
      </Form>
    </Dialog>
  );
}
