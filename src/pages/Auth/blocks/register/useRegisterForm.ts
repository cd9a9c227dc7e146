import { useEffect, useState } from 'react';
import type { RegisterPayload, RegisterProps, RegisterValues } from '#contracts/auth/register.ts';
import { store } from '#generated/routes/register.ts';
import type { AppForm } from '#runtime/forms/useAppForm.ts';
import { useAppForm } from '#runtime/forms/useAppForm.ts';
import { useDraft } from '#runtime/forms/useDraft.ts';
import { focusField } from '#ui/fields/ids.ts';
import { useLeftFields } from './useLeftFields.ts';
import { usePasswordProblem } from './usePasswordProblem.ts';
import {
  blankValues,
  draftOf,
  registerSteps,
  stepOfErrors,
  withDraft,
  type RegisterDraft,
  type RegisterStep,
} from './steps.ts';

export type RegisterFormOf = AppForm<RegisterValues, RegisterPayload>;

export interface RegisterControl {
  readonly form: RegisterFormOf;
  readonly step: RegisterStep;
  /** True once a draft of an earlier visit was taken up. */
  readonly isRestored: boolean;
  /** The field of that name was left: what is wrong with it is said at once. */
  leaveField(name: string): void;
  /** Goes on to the next step, or sends the form from the last one. */
  advance(): void;
  goTo(step: RegisterStep): void;
  startAgain(): void;
}

const schema = async () => (await import('#contracts/auth/register.ts')).register.payload;

/** The form of signing up: its steps, and what the browser keeps of it. */
export function useRegisterForm(props: RegisterProps, appName: string): RegisterControl {
  const problemOf = usePasswordProblem(appName);
  const blank = blankValues(props);
  const form = useAppForm<RegisterValues, RegisterPayload>({
    schema,
    defaultValues: blank,
  });
  const { getValues, reset, setError, trigger } = form.form;
  const left = useLeftFields(form, { appName, stamp: props.stamp });
  const [step, setStep] = useState<RegisterStep>('you');
  const [isRestored, setRestored] = useState(false);
  const draft = useDraft<RegisterDraft>({
    key: 'guest:register',
    isDirty: form.isDirty,
    read: () => draftOf(getValues()),
    apply: (kept) => {
      const values = withDraft(getValues(), kept);
      if (!values) return;
      reset(values, { keepDefaultValues: true });
      setRestored(true);
    },
  });
  const { restore, discard } = draft;
  useEffect(() => restore(), [restore]);

  const show = (next: RegisterStep): void => {
    setStep(next);
    // The fields of the step are there after this rendering.
    requestAnimationFrame(() => focusField(firstField(next)));
  };
  const showErrors = (names: readonly string[]): void => {
    const wrong = stepOfErrors(names);
    if (wrong === null) return;
    setStep(wrong);
    const [first] = names.filter((name) => stepOfErrors([name]) === wrong);
    requestAnimationFrame(() => {
      if (first !== undefined) focusField(first);
    });
  };
  const send = async (): Promise<void> => {
    left.sent();
    const result = await form.submit({
      method: 'POST',
      href: store(),
      transform: (values) => ({ ...values, stamp: props.stamp }),
      onSuccess: discard,
    });
    if (result?.outcome === 'invalid') showErrors(Object.keys(result.errors));
  };
  const advance = async (): Promise<void> => {
    const at = registerSteps.findIndex(({ id }) => id === step);
    const fields = registerSteps[at]?.fields ?? [];
    const areValid = await trigger(fields, { shouldFocus: true });
    const problem = step === 'you' ? problemOf(getValues()) : null;
    // All that is wrong is said at once; the first wrong field has the focus.
    if (problem && getValues(problem.name) !== '') {
      setError(problem.name, { type: 'server', message: problem.message }, { shouldFocus: areValid });
    }
    if (!areValid || problem) return;
    const next = registerSteps[at + 1];
    if (next) show(next.id);
    else await send();
  };

  return {
    form,
    step,
    isRestored,
    leaveField: left.leave,
    advance: () => void advance(),
    goTo: show,
    startAgain: () => {
      discard();
      reset(blank);
      setRestored(false);
      show('you');
    },
  };
}

const firstField = (step: RegisterStep): string =>
  registerSteps.find(({ id }) => id === step)?.fields[0] ?? '';
