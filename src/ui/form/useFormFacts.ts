import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { AppForm } from '#runtime/forms/app-form.ts';
import { fetchCode } from '#runtime/platform/fetch-code.ts';
import { whenIdle } from '#runtime/platform/when-idle.ts';
import type { SchemaSource } from '#runtime/forms/schema-resolver.ts';

/** What a form holds, what is shown as wrong in it, and what its contract would refuse now. */
export function useFormFacts<Values extends FieldValues, Output>(
  form: AppForm<Values, Output>,
  source: SchemaSource<Output, Values>,
  isNew: boolean,
) {
  const values = useWatch({ control: form.form.control });
  const schema = useSchema(source);
  // For the rail alone: neither the first paint nor a key waits for it.
  const judged = useDeferredValue<typeof values | null>(values, null);
  const error = useMemo(
    () => (judged === null ? undefined : schema?.safeParse(judged).error),
    [schema, judged],
  );
  return {
    values: values as Readonly<Record<string, unknown>>,
    shownErrors: form.errors.filter(({ isField }) => isField).map(({ name }) => name),
    proposed: isNew
      ? (form.form.formState.defaultValues as Readonly<Record<string, unknown>> | undefined)
      : undefined,
    refused: (error?.issues ?? []).map(({ path }) => path.join('.')),
  };
}

/** The contract, once its code is here. */
function useSchema<Output, Values>(source: SchemaSource<Output, Values>): z.ZodType<Output, Values> | null {
  const [fetched, setFetched] = useState<z.ZodType<Output, Values> | null>(null);
  useEffect(() => {
    let isGone = false;
    const giveUp = whenIdle(() => {
      fetchCode(source).then(
        (schema) => {
          if (!isGone) setFetched(schema);
        },
        // Without it nothing is known to be missing; the server tells.
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      giveUp();
    };
  }, [source]);
  return fetched;
}
