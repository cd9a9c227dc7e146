import { useRef } from 'react';
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { isSameValue } from './changed-fields.ts';
import { useLiveValidation, type LiveForm, type LiveOptions } from './useLiveValidation.ts';

type ChangedForm<Values extends FieldValues, Output> = LiveForm<Values, Output> &
  Pick<UseFormReturn<Values, unknown, Output>, 'formState'>;

export interface LiveFields {
  /** The field of that name was left. */
  readonly leave: (name: string) => void;
  /** The form is sent: the server says all there is to say about the values it has now. */
  readonly sent: () => void;
}

/**
 * Asks the server about each field that is left after something was typed into it: what is wrong with it is
 * said before anything is sent. A field that holds what it held when it was last judged is left in peace.
 */
export function useLiveFields<Values extends FieldValues, Output>(
  form: ChangedForm<Values, Output>,
  options: LiveOptions,
): LiveFields {
  const live = useLiveValidation(form, options);
  const judged = useRef(new Map<string, unknown>());
  const judgedAll = useRef<unknown>(null);
  return {
    leave: (name) => {
      const value: unknown = get(form.getValues(), name);
      const known: unknown = judged.current.has(name)
        ? judged.current.get(name)
        : get(judgedAll.current ?? form.formState.defaultValues, name);
      if (isSameValue(known, value)) return;
      judged.current.set(name, structuredClone(value));
      void live.check([name as FieldPath<Values>]);
    },
    sent: () => {
      live.cancel();
      judged.current.clear();
      judgedAll.current = structuredClone(form.getValues());
    },
  };
}
