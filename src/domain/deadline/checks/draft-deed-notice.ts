import type { LegalParameter } from '../../legal/parameter.ts';
import type { Day } from '../../time/day.ts';
import { shortDay } from '../day-words.ts';
import { deadline } from '../deadline.ts';
import { checkOf, findingIf, type Check } from './check.ts';

/** Whether the deed of an off-plan sale may be signed on a day. */
export interface DraftDeedNoticeCheck extends Check<'draft_deed_not_notified' | 'deed_too_early'> {
  readonly calculation: 'draft-deed-notice';
  readonly notifiedOn: Day | null;
  /** First day on which it may be signed; null until the draft is notified. */
  readonly earliestOn: Day | null;
}

/**
 * Checks that the draft deed was notified a month before (construction code, article R261-30).
 *
 * @throws LegalParameterError when no minimum is known for that day
 */
export function checkDraftDeedNotice(
  { notifiedOn, deedOn }: { readonly notifiedOn: Day | null; readonly deedOn: Day },
  parameters?: readonly LegalParameter[],
): DraftDeedNoticeCheck {
  const earliestOn =
    notifiedOn === null
      ? null
      : deadline('draft_deed_notice', notifiedOn, parameters ? { parameters } : {}).endsOn;
  const earliest = earliestOn === null ? null : shortDay(earliestOn);
  return {
    calculation: 'draft-deed-notice',
    notifiedOn,
    earliestOn,
    ...checkOf([
      findingIf(
        notifiedOn === null,
        'draft_deed_not_notified',
        'Le projet d’acte n’a pas été notifié à l’acquéreur : notifiez-le au moins un mois avant la signature.',
        'The draft deed was not notified to the buyer: notify it at least a month before the signature.',
      ),
      findingIf(
        earliestOn !== null && deedOn < earliestOn,
        'deed_too_early',
        `L’acte ne peut pas être signé avant le ${earliest?.fr}, un mois après la notification du projet.`,
        `The deed cannot be signed before ${earliest?.en}, a month after the notice of the draft.`,
      ),
    ]),
  };
}
