import type { OperationTransition } from '#contracts/client/operation/step.ts';
import { abandon, advance, reopen } from '#generated/routes/client/operation.ts';

/** What a person may be asked for with a step. */
export type StepField = 'on' | 'reason' | 'terminationReason' | 'comment';

type Step = OperationTransition['step'];

const fieldsByStep: Partial<Record<Step, readonly StepField[]>> = {
  'start-works': ['on'],
  'open-sale': ['on'],
  'suspend-sale': ['reason'],
  abandon: ['on', 'terminationReason', 'comment'],
  'reopen-abandoned': ['reason'],
  'reopen-closed': ['reason'],
};

/** What is asked for with a step; nothing where one press is enough. */
export const fieldsOf = (step: Step): readonly StepField[] => fieldsByStep[step] ?? [];

/** Steps that are told about in a sentence before they are taken. */
export const stepDescriptions = {
  advance: 'text.advance',
  'start-works': 'text.start-works',
  'open-sale': 'text.open-sale',
  'suspend-sale': 'text.suspend-sale',
  abandon: 'text.abandon',
  'reopen-abandoned': 'text.reopen',
  'reopen-closed': 'text.reopen',
} as const satisfies Partial<Record<Step, string>>;

/** Where a step is asked for, and what of it stands in the request whatever the person gives. */
export function requestOf({ step, to }: Pick<OperationTransition, 'step' | 'to'>, operationId: string) {
  const parameters = { operation: operationId };
  if (step === 'abandon') return { href: abandon(parameters), data: {} };
  if (step === 'reopen-abandoned' || step === 'reopen-closed') {
    return { href: reopen(parameters), data: {} };
  }
  return { href: advance(parameters), data: { to } };
}
