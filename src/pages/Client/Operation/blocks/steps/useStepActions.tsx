import { ArrowRight, Ban, Flag, PauseCircle, RotateCcw, Route, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OperationTransition } from '#contracts/client/operation/step.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import type { Action } from '#ui/actions/action.ts';
import { fieldsOf } from './step-fields.ts';
import { useSteps, type StepOperation } from './useSteps.tsx';

const icons: Partial<Record<OperationTransition['step'], LucideIcon>> = {
  'suspend-sale': PauseCircle,
  close: Flag,
  abandon: Ban,
  'reopen-closed': RotateCcw,
  'reopen-abandoned': RotateCcw,
};

/** Steps forward that stand as buttons of their own; the others share a menu. */
const buttons: readonly OperationTransition['step'][] = [
  'advance',
  'start-works',
  'open-sale',
  'reopen-closed',
  'reopen-abandoned',
];

/** The steps that the person may take, as actions of the page; what is not possible yet says why. */
export function useStepActions(
  operation: StepOperation,
  transitions: readonly OperationTransition[],
): { readonly actions: readonly (Action | false)[]; readonly dialog: ReactNode } {
  const t = useMessages(stepMessages);
  const steps = useSteps();
  const take = async (transition: OperationTransition): Promise<void> => {
    const outcome = await steps.take(operation, transition);
    if (typeof outcome === 'string') toast.error(outcome);
  };
  const own = transitions.filter(({ isAutomatic, isForOthers }) => !isAutomatic && !isForOthers);
  const offers = own
    // A step that may lead to several states, of which none is chosen yet, is offered once.
    .filter((transition, index) => own.findIndex(({ step }) => step === transition.step) === index)
    .map((transition) => ({
      step: transition.step,
      id: `operation.${transition.step}`,
      label: fieldsOf(transition.step).length > 0 ? t('asked', { step: transition.label }) : transition.label,
      icon: icons[transition.step] ?? ArrowRight,
      inactiveReason: transition.reason ?? undefined,
      remedies: transition.remedies,
      run: () => void take(transition),
    }));
  const alone = offers.filter(({ step }) => buttons.includes(step));
  const others = offers.filter(({ step }) => !buttons.includes(step));
  return {
    actions: [
      others.length > 0 && {
        id: 'operation.state',
        label: t('menu'),
        place: 'page',
        icon: Route,
        choices: others,
      },
      ...alone.map((offer): Action => ({ ...offer, place: 'page' })),
    ],
    dialog: steps.dialog,
  };
}
