import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { AppForm } from './app-form.ts';
import { useAppForm } from './useAppForm.ts';
import { useConflict } from './useConflict.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

export interface VersionedFormOptions<Values extends FieldValues, Output, Conflict> {
  /** The contract of the action without its version. */
  readonly schema: z.ZodType<Output, Values>;
  /** What the record holds now. */
  readonly values: Values;
  readonly version: number;
  readonly conflict: Conflict | null;
  readonly href: string;
}

/** A form over a record that others may change too. */
export interface VersionedForm<Values extends FieldValues, Output, Conflict> {
  readonly form: AppForm<Values, Output>;
  readonly conflict: Conflict | null;
  /** Sends the values over the version that was read. */
  readonly submit: () => void;
  /** Forgets what was typed: the record as the server gave it. */
  readonly startAgain: () => void;
  /** Sends the values over the version of now, whoever wrote it. */
  readonly overwrite: () => void;
}

/** A form over the version of a record that was read: a stale one is refused, and the person decides. */
export function useVersionedForm<Values extends FieldValues, Output extends FieldValues, Conflict>({
  schema,
  values,
  version,
  conflict: latest,
  href,
}: VersionedFormOptions<Values, Output, Conflict>): VersionedForm<Values, Output, Conflict> {
  const form = useAppForm<Values, Output>({ schema, defaultValues: values as DefaultValues<Values> });
  const { conflict, settle } = useConflict(latest);
  const readVersion = useRef(version);
  const { reset } = form.form;
  useUnsavedGuard(form.isDirty);

  const isUntouched = !form.isDirty && conflict === null;
  useEffect(() => {
    // After a save, or when the page is read again: an untouched form takes the record over as it is now.
    if (!isUntouched || version === readVersion.current) return;
    reset(values);
    readVersion.current = version;
  }, [isUntouched, reset, values, version]);

  const versionNow = useRef(version);
  const hasSaved = useRef(false);
  useEffect(() => {
    versionNow.current = version;
    // What was typed while the form was being saved stands over the version that the saving made.
    if (hasSaved.current && version !== readVersion.current) readVersion.current = version;
    hasSaved.current = false;
  }, [version]);

  const send = (over: number): void => {
    void form.submit({
      method: 'PATCH',
      href,
      transform: (output) => ({ ...output, version: over }),
      onSuccess: (_result, hasChangedSince) => {
        if (!hasChangedSince) return;
        hasSaved.current = versionNow.current === over;
        readVersion.current = versionNow.current;
      },
    });
  };
  return {
    form,
    conflict,
    submit: () => send(readVersion.current),
    startAgain: () => {
      reset(values);
      readVersion.current = version;
      settle();
    },
    overwrite: () => {
      readVersion.current = version;
      settle();
      send(version);
    },
  };
}
