import { useCallback, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
} from 'react-hook-form';
import { useVisit } from '../navigation/hooks.ts';
import { useStartsAnew } from '../pages/stage/useStartsAnew.ts';
import type { VisitResult } from '../navigation/visit.ts';
import { fetchCode } from '../platform/fetch-code.ts';
import { scrollMainToTop } from '../platform/main-area.ts';
import { useStable } from '../platform/useStable.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { shareEqual } from '../protocol/share-equal.ts';
import type { AppForm, SubmitOptions } from './app-form.ts';
import { changedFields } from './changed-fields.ts';
import { useFormSettings } from './context.ts';
import { flattenErrors, orderLines, type FormErrorLine } from './error-list.ts';
import { fieldOrder, focusErrors } from './focus-field.ts';
import { createSchemaResolver, type SchemaSource } from './schema-resolver.ts';
import { splitErrors } from './server-errors.ts';

export type { AppForm, SubmitOptions } from './app-form.ts';

export interface AppFormOptions<Values extends FieldValues, Output> {
  /** The contract of the action: the same schema guards the server. It is fetched in a pause after the first paint. */
  readonly schema: SchemaSource<Output, Values>;
  readonly defaultValues: DefaultValues<Values>;
  /** Makes a text of the schema's messages, when these are codes. Server messages are texts already. */
  readonly errorText?: (message: string) => string;
}

const RECENT_MS = 2000;
const asItIs = (message: string): string => message;

/**
 * A form validated by its contract and sent as a visit. Errors of the server go to their fields; after a
 * refusal the main area scrolls to the top, the summary or the first wrong field takes the focus and the
 * application's message is shown. A second submission waits for the first.
 */
export function useAppForm<Values extends FieldValues, Output extends FieldValues = Values>(
  options: AppFormOptions<Values, Output>,
): AppForm<Values, Output> {
  const { schema, defaultValues, errorText = asItIs } = options;
  const visit = useVisit();
  useStartsAnew();
  const settings = useFormSettings();
  const ref = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [isProcessing, setProcessing] = useState(false);
  const [recentAt, setRecentAt] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const [order, setOrder] = useState<readonly string[]>([]);
  const [formErrors, setFormErrors] = useState<Readonly<Record<string, string>>>({});
  const { prepare } = settings;
  const resolver = useMemo(() => createSchemaResolver(schema, prepare), [schema, prepare]);
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues,
    shouldFocusError: false,
  });
  // Reading them subscribes to them.
  const { errors: tree, isDirty } = form.formState;

  useEffect(
    () =>
      // Not at once after the painting: the request would be in the way of what brings it to the screen.
      whenIdle(() => {
        // Asked for before it is needed; a failure is met when it is.
        fetchCode(schema).catch(() => undefined);
        prepare?.().catch(() => undefined);
      }),
    [schema, prepare],
  );

  useEffect(() => {
    if (recentAt === 0) return undefined;
    const timer = setTimeout(() => setRecentAt(0), RECENT_MS);
    return () => clearTimeout(timer);
  }, [recentAt]);

  const refuse = (isTold: boolean): void => {
    setOrder(fieldOrder(ref.current));
    setRefusals((count) => count + 1);
    scrollMainToTop();
    if (isTold) settings.onInvalid();
  };

  const accept = (result: VisitResult, sent: Values, submit: SubmitOptions<Output>): void => {
    const now = form.getValues();
    const typedSince = changedFields(sent, now);
    form.reset(sent, { keepIsSubmitted: false });
    for (const name of typedSince) {
      form.setValue(name as FieldPath<Values>, now[name] as PathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
    }
    setRecentAt(performance.now());
    submit.onSuccess?.(result, typedSince.length > 0);
  };

  const take = (result: VisitResult): void => {
    const { fields, form: others } = splitErrors(result.errors, Object.keys(form.getValues()));
    for (const [name, message] of Object.entries(fields)) {
      form.setError(name as FieldPath<Values>, { type: 'server', message });
    }
    setFormErrors(others);
  };

  const send = async (values: Output, submit: SubmitOptions<Output>): Promise<VisitResult> => {
    const { transform, onSuccess: _own, ...visitOptions } = submit;
    const sent = structuredClone(form.getValues());
    const result = await visit({
      ...visitOptions,
      data: transform ? transform(values) : values,
      // Whoever tries again sends what the form holds by then, and the form hears what becomes of it.
      retry: () => void submitForm(submit),
    });
    if (result.outcome === 'success') accept(result, sent, submit);
    if (result.outcome === 'invalid') take(result);
    return result;
  };

  const submitForm = async (submitOptions: SubmitOptions<Output>): Promise<VisitResult | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setProcessing(true);
    setFormErrors({});
    let result: VisitResult | null = null;
    let isRefused = false;
    // Somebody else has saved meanwhile: the question about it says so, and a toast would lie upon it.
    let isOvertaken = false;
    try {
      await form.handleSubmit(
        async (values) => {
          result = await send(values, submitOptions);
          isRefused = result.outcome === 'invalid';
          isOvertaken = 'version' in result.errors;
        },
        () => {
          isRefused = true;
        },
      )();
      // Only now the library has told its errors: the focus goes where they are drawn.
      if (isRefused) refuse(!isOvertaken);
      return result;
    } finally {
      isBusy.current = false;
      setProcessing(false);
    }
  };

  const isFromServer = (name: string): boolean => get(tree, `${name}.type`) === 'server';
  const lines: FormErrorLine[] = [
    ...Object.entries(formErrors).map(([name, message]) => ({ name, message, isField: false })),
    ...flattenErrors(tree).map(({ name, message }) => ({
      name,
      message: message === '' || isFromServer(name) ? message : errorText(message),
      isField: true,
    })),
  ];
  // The library draws every form twice, the second time because it is ready: what did not change stays the same.
  const [errors, setErrors] = useState<readonly FormErrorLine[]>([]);
  const shared = shareEqual<readonly FormErrorLine[]>(errors, orderLines(lines, order));
  if (shared !== errors) setErrors(shared);

  const focusWrong = useStable(() => {
    focusErrors(
      ref.current,
      shared.filter(({ isField }) => isField).map(({ name }) => name),
    );
  });
  useEffect(() => {
    if (refusals > 0) focusWrong();
  }, [refusals, focusWrong]);

  const submit = useStable(submitForm);
  const onSubmit = useCallback(
    (submitOptions: SubmitOptions<Output>) => (event?: FormEvent) => {
      event?.preventDefault();
      void submit(submitOptions);
    },
    [submit],
  );
  const clearFormErrors = useCallback(() => setFormErrors({}), []);
  const isRecentlySuccessful = recentAt !== 0;

  return useMemo(
    () => ({
      form,
      ref,
      submit,
      onSubmit,
      isProcessing,
      isDirty,
      isRecentlySuccessful,
      errorText,
      errors: shared,
      clearFormErrors,
      errorOf: (name) => shared.find((line) => line.name === name)?.message || undefined,
    }),
    [form, submit, onSubmit, isProcessing, isDirty, isRecentlySuccessful, errorText, shared, clearFormErrors],
  );
}
