import type { PermitKind } from '../../deadline/context.ts';
import type { Text } from '../../explain/calculation.ts';
import type { Day } from '../../time/day.ts';
import type { Known } from '../machine.ts';

/** What the life of a permit depends on; last days come from the deadlines. */
export type PermitFacts = Known<{
  kind: PermitKind;
  filedOn: Day;
  missingRequestedOn: Day;
  /** Last day on which the authority may ask for missing pieces. */
  missingRequestUntil: Day;
  completedOn: Day;
  /** Last day to supply the missing pieces. */
  piecesDueOn: Day;
  /** Day of the decision to defer the decision. */
  deferredOn: Day;
  /** Last day of the deferral. */
  deferredUntilOn: Day;
  /** Latest day that a deferral may end on. */
  deferralMaxOn: Day;
  /** The applicant confirmed the request once the deferral was over. */
  requestConfirmedOn: Day;
  /** Last day to confirm it. */
  confirmationDueOn: Day;
  /** Last day of the review. */
  decisionDueOn: Day;
  /** Silence does not permit (protected surroundings): someone has to look. */
  isSilenceNoPermission: boolean;
  decisionOn: Day;
  notifiedOn: Day;
  postedOn: Day;
  postingProofsCount: number;
  /** Last prudent day of the third parties’ appeal. */
  thirdPartyEndsOn: Day;
  /** Last day on which the authority may withdraw its decision. */
  withdrawalEndsOn: Day;
  hasOpenAppeal: boolean;
  appealKind: 'informal' | 'court';
  appealFiledOn: Day;
  appealOutcome: 'rejected' | 'dropped' | 'annulled';
  purgedOn: Day;
  authorityWithdrewOn: Day;
  /** Last day to start the works. */
  lapsesOn: Day;
  workOpenedOn: Day;
  /** Declaration that the works are complete and conform. */
  daactOn: Day;
  /** Last day on which the authority may contest. */
  conformityEndsOn: Day;
  /** Certificate that nothing was contested. */
  conformityAttestedOn: Day;
  contestedOn: Day;
  contestReason: string;
  /** New declaration of completion, once what was contested was put right. */
  redeclaredOn: Day;
  annulledOn: Day;
}>;

/** Names of what the steps write down. */
export const permitFactNames: Readonly<Partial<Record<keyof PermitFacts, Text>>> = {
  kind: { fr: 'type d’autorisation', en: 'kind of permission' },
  filedOn: { fr: 'date de dépôt', en: 'day of filing' },
  missingRequestedOn: { fr: 'date de la demande de pièces', en: 'day missing pieces were asked for' },
  completedOn: { fr: 'date de complément du dossier', en: 'day the application was completed' },
  deferredOn: { fr: 'date du sursis', en: 'day of the deferral' },
  deferredUntilOn: { fr: 'fin du sursis', en: 'end of the deferral' },
  requestConfirmedOn: { fr: 'date de la confirmation', en: 'day of the confirmation' },
  decisionOn: { fr: 'date de la décision', en: 'day of the decision' },
  notifiedOn: { fr: 'date de notification', en: 'day of the notice' },
  postedOn: { fr: 'date d’affichage', en: 'day of posting' },
  appealKind: { fr: 'type de recours', en: 'kind of appeal' },
  appealFiledOn: { fr: 'date du recours', en: 'day of the appeal' },
  appealOutcome: { fr: 'issue du recours', en: 'outcome of the appeal' },
  purgedOn: { fr: 'date de purge', en: 'day from which it is definitive' },
  authorityWithdrewOn: { fr: 'date du retrait', en: 'day of the withdrawal' },
  workOpenedOn: { fr: 'date d’ouverture du chantier', en: 'day the works were opened' },
  daactOn: { fr: 'date de la DAACT', en: 'day of the completion declaration' },
  contestedOn: { fr: 'date de la contestation', en: 'day of the contest' },
  contestReason: { fr: 'motif de la contestation', en: 'reason for the contest' },
  redeclaredOn: { fr: 'date de la nouvelle DAACT', en: 'day of the new completion declaration' },
  conformityAttestedOn: { fr: 'date de l’attestation', en: 'day of the certificate' },
  annulledOn: { fr: 'date de l’annulation', en: 'day of the annulment' },
};
