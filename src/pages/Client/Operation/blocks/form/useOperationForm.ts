import type { Conflict } from '#contracts/conflict.ts';
import type { OperationFormProps } from '#contracts/client/operation/form.ts';
import type { OperationFormValues, OperationPayload } from '#contracts/client/operation/payload.ts';
import { store, update } from '#generated/routes/client/operation.ts';
import { useVersionedForm, type VersionedForm } from '#runtime/forms/useVersionedForm.ts';

export type OperationFormControl = VersionedForm<OperationFormValues, OperationPayload, Conflict>;

const changed = async () => (await import('./operation-schema.ts')).operationFormSchema;
const entered = async () => (await import('./operation-schema.ts')).newOperationFormSchema;

/** The form of an operation, new or changed, with its draft on this device. */
export function useOperationForm(
  { operation, values, conflict }: Pick<OperationFormProps, 'operation' | 'values' | 'conflict'>,
  userId: string,
): OperationFormControl {
  return useVersionedForm({
    schema: operation === null ? entered : changed,
    values,
    version: operation?.version ?? null,
    conflict,
    action:
      operation === null
        ? { method: 'POST', href: store() }
        : { method: 'PUT', href: update({ operation: operation.id }) },
    draftKey: `${userId}:operation:${operation?.id ?? values.sourcing ?? 'new'}`,
  });
}
