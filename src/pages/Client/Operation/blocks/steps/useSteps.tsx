import { useState, type ReactNode } from 'react';
import type { OperationWay } from '#contracts/client/operation/step.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { NoDialog } from '#ui/overlay/NoDialog.tsx';
import { fieldsOf, requestOf } from './step-fields.ts';
import type { StepDialogProps } from './StepDialog.tsx';

// Fetched when a step first asks for something.
const StepDialog = lazyPart<StepDialogProps>(async () => (await import('./StepDialog.tsx')).StepDialog, {
  failed: NoDialog,
});

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
  readonly way: OperationWay;
  readonly end: (outcome: StepOutcome) => void;
}

export interface Steps {
  /** Takes a step, once the person has given what it asks for. */
  take(operation: StepOperation, way: OperationWay): Promise<StepOutcome>;
  /** The window in which a step asks. */
  readonly dialog: ReactNode;
}

/** Takes steps of operations: at once, or by way of a window where a day or a reason is asked for. */
export function useSteps(): Steps {
  const visit = useVisit();
  const [asked, setAsked] = useState<Asked | null>(null);

  const send = async (
    { id, version }: StepOperation,
    way: OperationWay,
    given: Readonly<Record<string, string>>,
  ): Promise<{ readonly isTaken: boolean; readonly errors: StepErrors }> => {
    const { href, data } = requestOf(way, id);
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
    take: async (operation, way) => {
      if (fieldsOf(way.step).length > 0) {
        return new Promise((end) => setAsked({ operation, way, end }));
      }
      const { isTaken, errors } = await send(operation, way, {});
      // Whatever went wrong on the way has been told already.
      return isTaken || (Object.values(errors)[0] ?? null);
    },
    dialog: asked && (
      <StepDialog
        operation={asked.operation}
        way={asked.way}
        onSubmit={async (given) => {
          const { isTaken, errors } = await send(asked.operation, asked.way, given);
          const isForFields = fieldsOf(asked.way.step).some((field) => errors[nameOf(field)] !== undefined);
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
