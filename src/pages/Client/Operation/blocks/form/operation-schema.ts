import * as z from 'zod';
import {
  newOperationPayload,
  operationPayload,
  type OperationFormValues,
  type OperationPayload,
  type OperationValues,
} from '#contracts/client/operation/payload.ts';
import type { AppForm } from '#runtime/forms/useAppForm.ts';

/** The form of an operation: values as they are typed in, and as the contract takes them. */
export type OperationForm = AppForm<OperationFormValues, OperationPayload>;

const isWritten = (line: string): boolean => line.trim() !== '';

/** Lines left blank in a list of lines are no lines. */
export function withoutBlankLines(
  values: OperationFormValues,
): OperationValues & { readonly sourcing?: string | null | undefined } {
  return { ...values, strengths: values.strengths.filter(isWritten), risks: values.risks.filter(isWritten) };
}

/** The contract of a change, over values that may still be open: the schema itself refuses those. */
export const operationFormSchema: z.ZodType<OperationPayload, OperationFormValues> = z
  .custom<OperationFormValues>()
  .transform(withoutBlankLines)
  .pipe(operationPayload);

/** The same for a new operation, which may be made of an opportunity. */
export const newOperationFormSchema: z.ZodType<OperationPayload, OperationFormValues> = z
  .custom<OperationFormValues>()
  .transform(withoutBlankLines)
  .pipe(newOperationPayload);
