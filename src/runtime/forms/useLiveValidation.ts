import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { PrecognitionRequest } from './precognition.ts';

/**
 * Lets the server check fields as they are left: `const check = useLiveValidation(form, { method, href })`,
 * then `check(['email'])` on blur. Its code is fetched with the first check. Only for actions of a server
 * that looks ahead without acting; a newer check of the form takes the place of the one under way.
 */
export function useLiveValidation<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setError' | 'clearErrors'>,
  { method, href }: Pick<PrecognitionRequest, 'method' | 'href'>,
): (fields: readonly FieldPath<Values>[]) => Promise<void> {
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  return async (fields) => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    const data = structuredClone(form.getValues());
    // Without its code nothing is known: sending the form will tell.
    const code = await import('./precognition.ts').catch(() => null);
    const result = await code?.lookAhead({ method, href, data, fields, signal });
    if (signal.aborted || result?.kind !== 'known') return;
    for (const name of fields) {
      const message = result.errors[name];
      if (message === undefined) form.clearErrors(name);
      else form.setError(name, { type: 'server', message });
    }
  };
}
