import { useEffect, useRef } from 'react';
import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import type { OperationFormValues, OperationPayload } from '#contracts/client/operation/payload.ts';
import type { Conflict } from '#contracts/conflict.ts';
import { store, update } from '#generated/routes/client/operation.ts';
import { useAppForm, type SubmitOptions } from '#runtime/forms/useAppForm.ts';
import { useUnsavedGuard } from '#runtime/forms/useUnsavedGuard.ts';
import { isDraftOf } from './draft-value.ts';
import { operationFormSchema, type OperationForm } from './operation-schema.ts';
import { useConflict } from '#runtime/forms/useConflict.ts';
import { useOperationDraft, type OperationDraftControl } from './useOperationDraft.ts';

export interface OperationFormControl {
  form: OperationForm;
  draft: OperationDraftControl;
  conflict: Conflict | null;
  /** Sends the values over the version that was read. */
  submit: () => void;
  /** Forgets what was typed: the record as the server gave it, or the blank form. */
  startAgain: () => void;
  /** Sends the values over the version of now, whoever wrote it. */
  overwrite: () => void;
}

/** The form of an operation: validation, draft, guard against loss, and conflicts of versions. */
export function useOperationForm(
  {
    operation,
    values,
    conflict: latestConflict,
  }: Pick<OperationFormProps, 'operation' | 'values' | 'conflict'>,
  userId: string,
): OperationFormControl {
  const form = useAppForm<OperationFormValues, OperationPayload>({
    schema: operationFormSchema,
    defaultValues: values,
  });
  const { reset, getValues } = form.form;
  const { conflict, settle } = useConflict(latestConflict);
  /** The version that the values in the form were typed over. */
  const readVersion = useRef(operation?.version ?? null);

  /** A draft is in the form, from the moment it is put there: what is rendered knows of it later. */
  const hasDraft = useRef(false);

  const draft = useOperationDraft({
    key: `${userId}:operation:${operation?.id ?? 'new'}`,
    isDirty: form.isDirty,
    read: () => ({ values: getValues(), version: readVersion.current }),
    apply: (kept) => {
      if (!isDraftOf(kept, values)) return false;
      reset(kept.values, { keepDefaultValues: true });
      readVersion.current = kept.version;
      hasDraft.current = true;
      return true;
    },
  });
  useUnsavedGuard(form.isDirty);

  const currentVersion = operation?.version ?? null;
  const isUntouched = !form.isDirty && draft.restoredAt === null && conflict === null;
  useEffect(() => {
    // A page shown from memory is followed by the record of now: an untouched form takes it over.
    if (!isUntouched || hasDraft.current || currentVersion === readVersion.current) return;
    reset(values);
    readVersion.current = currentVersion;
  }, [isUntouched, reset, values, currentVersion]);

  const send = (version: number | null): void => {
    const target: SubmitOptions<OperationPayload> =
      operation === null || version === null
        ? { method: 'POST', href: store() }
        : {
            method: 'PUT',
            href: update({ operation: operation.id }),
            transform: (payload) => ({ ...payload, version }),
          };
    void form.submit({
      ...target,
      onSuccess: (_result, hasChangedSince) => {
        if (!hasChangedSince || readVersion.current === null) return draft.discard();
        // Typed while it was being saved: a draft over the version that the saving made.
        readVersion.current += 1;
        draft.save();
      },
    });
  };

  return {
    form,
    draft,
    conflict,
    submit: () => send(readVersion.current),
    startAgain: () => {
      reset(values);
      readVersion.current = currentVersion;
      settle();
      hasDraft.current = false;
      draft.discard();
    },
    overwrite: () => {
      readVersion.current = currentVersion;
      settle();
      send(currentVersion);
    },
  };
}
