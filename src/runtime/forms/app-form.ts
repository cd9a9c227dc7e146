import type { FormEvent, RefObject } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { VisitMethod } from '../protocol/request.ts';
import type { VisitOptions, VisitResult } from '../navigation/visit.ts';
import type { FormErrorLine } from './error-list.ts';

export interface SubmitOptions<Output> extends Pick<
  VisitOptions,
  'errorBag' | 'preserveScroll' | 'preserveState' | 'isFormDataForced' | 'replace'
> {
  readonly method: Exclude<VisitMethod, 'GET'>;
  readonly href: string;
  /** What is sent, from the values as the schema gives them; by default these values. */
  readonly transform?: (values: Output) => Readonly<Record<string, unknown>> | FormData;
  /** `hasChangedSince`: more was typed while the request was under way, and is not saved. */
  readonly onSuccess?: (result: VisitResult, hasChangedSince: boolean) => void;
}

/** A form bound to the page protocol. */
export interface AppForm<Values extends FieldValues, Output = Values> {
  /** react-hook-form's own object: `watch`, `setValue`, `getValues`, `reset`, `control`. */
  readonly form: UseFormReturn<Values, unknown, Output>;
  /** For the `<form>` element: fields are looked for, and put in order, inside it. */
  readonly ref: RefObject<HTMLFormElement | null>;
  /** Validates and sends; null when the values are not valid or a submission is under way. */
  submit(options: SubmitOptions<Output>): Promise<VisitResult | null>;
  /** The same for `<form onSubmit={…} noValidate>`. */
  onSubmit(options: SubmitOptions<Output>): (event?: FormEvent) => void;
  readonly isProcessing: boolean;
  readonly isDirty: boolean;
  /** For 2 s after a success. */
  readonly isRecentlySuccessful: boolean;
  /** Every error, in the order of the fields, for the summary. */
  readonly errors: readonly FormErrorLine[];
  /** The message of a field, or of the form as a whole (`base`, `version`), if any, as a text to show. */
  errorOf(name: string): string | undefined;
  /** Takes back what the server said of the form as a whole, once that is settled. */
  clearFormErrors(): void;
  /** Text of a validation message; see `useAppForm`. */
  errorText(message: string): string;
}
