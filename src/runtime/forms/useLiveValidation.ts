import { useEffect, useRef } from 'react';
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { isSameValue } from './changed-fields.ts';
import type { PrecognitionRequest } from './precognition.ts';
import { whenUndisturbed } from './when-undisturbed.ts';

export type LiveForm<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  'getValues' | 'setError' | 'clearErrors'
>;

export interface LiveOptions extends Pick<PrecognitionRequest, 'method' | 'href'> {
  /** What the action takes beside the fields, read when it is asked. */
  readonly extra?: () => Readonly<Record<string, unknown>>;
}

export interface LiveValidation<Values extends FieldValues> {
  readonly check: (fields: readonly FieldPath<Values>[]) => Promise<void>;
  /** Nothing is said of what was asked so far. */
  readonly cancel: () => void;
}

/**
 * Lets the server check fields as they are left: `const live = useLiveValidation(form, { method, href })`,
 * then `live.check(['email'])` on blur. Its code is fetched with the first check. Only for actions of a server
 * that looks ahead without acting; a newer check takes the place of the one under way and asks for its
 * fields as well. Of a field that was changed meanwhile nothing is said, and nothing as long as something is pressed
 * or a list is open.
 */
export function useLiveValidation<Values extends FieldValues, Output>(
  form: LiveForm<Values, Output>,
  { method, href, extra }: LiveOptions,
): LiveValidation<Values> {
  const underWay = useRef<AbortController>(null);
  const unanswered = useRef(new Set<FieldPath<Values>>());
  useEffect(() => () => underWay.current?.abort(), []);

  const check = async (asked: readonly FieldPath<Values>[]): Promise<void> => {
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    const { signal } = controller;
    for (const name of asked) unanswered.current.add(name);
    const fields = [...unanswered.current];
    const sent = structuredClone(form.getValues());
    // Without its code nothing is known: sending the form will tell.
    const code = await import('./precognition.ts').catch(() => null);
    const data = { ...sent, ...extra?.() };
    const result = await code?.answerPrecognition({ method, href, data, fields, signal });
    if (result?.kind === 'known') await whenUndisturbed(fields);
    if (signal.aborted) return;
    unanswered.current.clear();
    if (result?.kind !== 'known') return;
    const now = form.getValues();
    for (const name of fields) {
      if (!isSameValue(get(sent, name), get(now, name))) continue;
      const message = result.errors[name];
      if (message === undefined) form.clearErrors(name);
      else form.setError(name, { type: 'server', message });
    }
  };
  return {
    check,
    cancel: () => {
      underWay.current?.abort();
      unanswered.current.clear();
    },
  };
}
