import type { Navigation } from '#runtime/navigation/context.ts';
import { toast } from '#runtime/toast/toast.ts';
import type { Action, ActionLink } from './action.ts';

/** Long enough to read a reason and to press what follows from it. */
const reasonMs = 10_000;

/**
 * Says why something cannot be done now, with the link to what puts it right. For presses: a finger has no tooltip.
 */
export function showReason(
  reason: string,
  remedies: readonly ActionLink[] = [],
  navigation: Pick<Navigation, 'go'> | null = null,
): void {
  const [remedy] = remedies;
  toast.info(reason, {
    name: 'inactive-reason',
    durationMs: reasonMs,
    action:
      remedy && navigation
        ? { label: remedy.label, onAction: () => void navigation.go(remedy.href) }
        : undefined,
  });
}

/** Runs an action, or says why it cannot be done now. */
export function performAction(
  { run, inactiveReason, remedies }: Pick<Action, 'run' | 'inactiveReason' | 'remedies'>,
  navigation: Pick<Navigation, 'go'> | null = null,
): void {
  if (inactiveReason === undefined) run?.();
  else showReason(inactiveReason, remedies, navigation);
}
