import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AppForm, SubmitOptions } from '#runtime/forms/app-form.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

export interface ActionDialogProps<Values extends FieldValues, Output> {
  readonly form: AppForm<Values, Output>;
  readonly title: string;
  readonly description?: string;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly action: Pick<SubmitOptions<Output>, 'method' | 'href' | 'transform'>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A few fields in a window, judged by their contract; what no field can mend is said below them. */
export function ActionDialog<Values extends FieldValues, Output>({
  form,
  action,
  children,
  ...dialog
}: ActionDialogProps<Values, Output>) {
  const [refusal, setRefusal] = useState<string>();
  const send = async (): Promise<boolean> => {
    const result = await form.submit(action);
    setRefusal(result?.errors['base'] ?? result?.errors['version']);
    return result?.outcome === 'success';
  };
  return (
    <FormDialog {...dialog} formRef={form.ref} onSubmit={send}>
      {children}
      {refusal !== undefined && <FieldError id="action-refusal" text={refusal} />}
    </FormDialog>
  );
}
