import { ArrowRight, Ban, Flag, PauseCircle, RotateCcw, Route, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OperationWay } from '#contracts/client/operation/step.ts';
import * as stepMessages from '#messages/client/operation-step.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { toast } from '#runtime/toast/toast.ts';
import type { Action } from '#ui/actions/action.ts';
import { fieldsOf } from './step-fields.ts';
import { useSteps, type StepOperation } from './useSteps.tsx';

const icons: Partial<Record<OperationWay['step'], LucideIcon>> = {
  'suspend-sale': PauseCircle,
  close: Flag,
  abandon: Ban,
  'reopen-closed': RotateCcw,
  'reopen-abandoned': RotateCcw,
};

/** Steps forward that stand as buttons of their own; the others share a menu. */
const buttons: readonly OperationWay['step'][] = [
  'advance',
  'start-works',
  'open-sale',
  'reopen-closed',
  'reopen-abandoned',
];

/** The steps that the person may take, as actions of the page; what is not possible yet says why. */
export function useStepActions(
  operation: StepOperation,
  ways: readonly OperationWay[],
): { readonly actions: readonly (Action | false)[]; readonly dialog: ReactNode } {
  const t = useMessages(stepMessages);
  const steps = useSteps();
  const take = async (way: OperationWay): Promise<void> => {
    const outcome = await steps.take(operation, way);
    if (typeof outcome === 'string') toast.error(outcome);
  };
  const own = ways.filter(({ isAutomatic, isForOthers }) => !isAutomatic && !isForOthers);
  const offers = own
    // A step that may lead to several states, of which none is chosen yet, is offered once.
    .filter((way, index) => own.findIndex(({ step }) => step === way.step) === index)
    .map((way) => ({
      step: way.step,
      id: `operation.${way.step}`,
      label: fieldsOf(way.step).length > 0 ? t('asked', { step: way.label }) : way.label,
      icon: icons[way.step] ?? ArrowRight,
      inactiveReason: way.reason ?? undefined,
      run: () => void take(way),
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
