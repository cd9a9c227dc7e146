import type { Remedy } from '#runtime/navigation/remedy.ts';
import { readSharedProps } from '../session/shared-props.ts';
import { confirmationQueue, type ConfirmationQueue } from './queue.ts';

/** An action refused for want of a recent password waits until the dialog had it, and is then sent again. */
export function confirmationRemedy(queue: ConfirmationQueue = confirmationQueue): Remedy {
  return ({ errors, page }) => {
    if (!('confirmation' in errors) || page === null) return null;
    const demand = readSharedProps(page).confirmation;
    return demand && queue.ask(demand);
  };
}
