import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields } from './changed-fields.ts';
import { useLiveValidation, type LiveForm, type LiveOptions } from './useLiveValidation.ts';

type ChangedForm<Values extends FieldValues, Output> = LiveForm<Values, Output> &
  Pick<UseFormReturn<Values, unknown, Output>, 'formState'>;

/**
 * Tells the server of each field that is left after something was typed into it, by its name: what is wrong
 * with it is said before anything is sent. A field that still holds what it held is left in peace.
 */
export function useLiveFields<Values extends FieldValues, Output>(
  form: ChangedForm<Values, Output>,
  options: LiveOptions,
): (name: string) => void {
  const check = useLiveValidation(form, options);
  return (name) => {
    const [field = ''] = name.split('.');
    const changed = changedFields(form.formState.defaultValues ?? {}, form.getValues());
    if (changed.includes(field)) void check([name as FieldPath<Values>]);
  };
}
