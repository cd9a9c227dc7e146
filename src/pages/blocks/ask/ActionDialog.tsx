import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AppForm, SubmitOptions } from '#runtime/forms/app-form.ts';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

export interface ActionDialogProps<Values extends FieldValues, Output> extends Omit<
  ComponentProps<typeof FormDialog>,
  'formRef' | 'onSubmit'
> {
  readonly form: AppForm<Values, Output>;
  readonly action: Pick<
    SubmitOptions<Output>,
    'method' | 'href' | 'transform' | 'preserveScroll' | 'onSuccess'
  >;
}

/**
 * What a step asks for, in a window: its fields (`fieldsOf`), judged by their contract, and below them what the server
 * refuses that is no field's fault.
 */
export function ActionDialog<Values extends FieldValues, Output>({
  form,
  action,
  children,
  ...dialog
}: ActionDialogProps<Values, Output>) {
  const { ref } = form;
  const refusals = form.errors.filter(({ isField }) => !isField);
  const send = async (): Promise<boolean> => (await form.submit(action))?.outcome === 'success';
  return (
    <FormDialog {...dialog} formRef={ref} onSubmit={send}>
      {children}
      {refusals.map(({ name, message }) => (
        <FieldError key={name} id={`action-${name}`} text={message} />
      ))}
    </FormDialog>
  );
}
