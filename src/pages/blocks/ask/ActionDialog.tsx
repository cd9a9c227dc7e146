import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AppForm, SubmitOptions } from '#runtime/forms/app-form.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

export interface ActionDialogProps<Values extends FieldValues, Output> {
  readonly form: AppForm<Values, Output>;
  readonly title: string;
  readonly description?: string | undefined;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly action: Pick<
    SubmitOptions<Output>,
    'method' | 'href' | 'transform' | 'preserveScroll' | 'onSuccess'
  >;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * What a step asks for, in a window: its fields (`fieldsOf`), judged by their contract, and below them what the guards
 * say that no field can mend.
 */
export function ActionDialog<Values extends FieldValues, Output>({
  form,
  action,
  children,
  ...dialog
}: ActionDialogProps<Values, Output>) {
  const { ref } = form;
  const refusal = form.errorOf('base') ?? form.errorOf('version');
  const send = async (): Promise<boolean> => (await form.submit(action))?.outcome === 'success';
  return (
    <FormDialog {...dialog} formRef={ref} onSubmit={send}>
      {children}
      {refusal !== undefined && <FieldError id="action-refusal" text={refusal} />}
    </FormDialog>
  );
}
