import { useState, type ReactNode } from 'react';
import type { OperationTransition } from '#contracts/client/operation/step.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { fieldsOf, requestOf } from './step-fields.ts';

// Fetched when a step first asks for something.
const StepDialog = lazyDialog(async () => (await import('./StepDialog.tsx')).StepDialog);

/** The operation that a step is about. */
export interface StepOperation {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** How a step ended: taken, refused with its reason, or given up. */
export type StepOutcome = true | string | null;

/** What the server said at the fields, `base` for none of them; empty once the step is taken. */
export type StepErrors = Readonly<Record<string, string>>;

interface Asked {
  readonly operation: StepOperation;
  readonly transition: OperationTransition;
  readonly end: (outcome: StepOutcome) => void;
}

export interface TakeOptions {
  /** Asks before a step that nothing takes back: a card is dropped on the wrong column soon enough. */
  readonly asksFirst?: boolean;
}

export interface Steps {
  /** Takes a step, once the person has given what it asks for. */
  take(
    operation: StepOperation,
    transition: OperationTransition,
    options?: TakeOptions,
  ): Promise<StepOutcome>;
  /** The window in which a step asks. */
  readonly dialog: ReactNode;
}

/** Takes steps of operations: at once, or by way of a window where a day or a reason is asked for. */
export function useSteps(): Steps {
  const visit = useVisit();
  const [asked, setAsked] = useState<Asked | null>(null);

  const send = async (
    { id, version }: StepOperation,
    transition: OperationTransition,
    given: Readonly<Record<string, string>>,
  ): Promise<{ readonly isTaken: boolean; readonly errors: StepErrors }> => {
    const { href, data } = requestOf(transition, id);
    const { outcome, errors } = await visit({
      method: 'POST',
      href,
      data: { ...data, ...given, version },
      preserveScroll: true,
    });
    return { isTaken: outcome === 'success', errors };
  };
  const finish = (outcome: StepOutcome): void => {
    asked?.end(outcome);
    setAsked(null);
  };

  return {
    take: async (operation, transition, { asksFirst = false } = {}) => {
      if (fieldsOf(transition.step).length > 0 || (asksFirst && transition.step === 'advance')) {
        return new Promise((end) => setAsked({ operation, transition, end }));
      }
      const { isTaken, errors } = await send(operation, transition, {});
      // Whatever went wrong on the way has been told already.
      return isTaken || (Object.values(errors)[0] ?? null);
    },
    dialog: asked && (
      <StepDialog
        operation={asked.operation}
        transition={asked.transition}
        onSubmit={async (given) => {
          const { isTaken, errors } = await send(asked.operation, asked.transition, given);
          const isForFields = fieldsOf(asked.transition.step).some(
            (field) => errors[nameOf(field)] !== undefined,
          );
          if (!isForFields) finish(isTaken || (Object.values(errors)[0] ?? null));
          return errors;
        }}
        onClose={() => finish(null)}
      />
    ),
  };
}

/** The name of a field in the request. */
const nameOf = (field: string): string => (field === 'terminationReason' ? 'reason' : field);
