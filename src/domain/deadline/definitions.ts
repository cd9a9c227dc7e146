import type { DeadlineDefinition } from './definition.ts';
import { buyerDeadlines } from './definitions/buyer.ts';
import { permitDeadlines } from './definitions/permit.ts';
import { purchaseDeadlines } from './definitions/purchase.ts';
import { worksDeadlines } from './definitions/works.ts';

const all = { ...buyerDeadlines, ...purchaseDeadlines, ...permitDeadlines, ...worksDeadlines };

/** Which deadline. */
export type DeadlineKind = keyof typeof all;

/** Every legal deadline by its kind. */
export const deadlineDefinitions: Readonly<Record<DeadlineKind, DeadlineDefinition>> = all;

/** The kinds, in the order of the process. */
export const deadlineKinds = Object.keys(all) as readonly DeadlineKind[];

/** Whether a text names a deadline. */
export function isDeadlineKind(text: string): text is DeadlineKind {
  return Object.hasOwn(all, text);
}
