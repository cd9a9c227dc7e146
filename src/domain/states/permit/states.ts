import type { StateDisplay } from '../machine.ts';
import type { PermitFacts } from './facts.ts';

export const permitStates = [
  'draft',
  'filed',
  'incomplete',
  'deferred',
  'granted',
  'tacit',
  'refused',
  'posted',
  'purged',
  'started',
  'completed',
  'conform',
  'contested',
  'appealed',
  'annulled',
  'withdrawn_by_authority',
  'lapsed',
] as const;
export type PermitState = (typeof permitStates)[number];

const filed = ['kind', 'filedOn'] as const;
const decided = [...filed, 'decisionOn'] as const;
const started = [...decided, 'postedOn', 'purgedOn', 'workOpenedOn'] as const;

/** Labels and colours of the states of a permit, in their order. */
export const permitStateDisplay: Readonly<Record<PermitState, StateDisplay<keyof PermitFacts>>> = {
  draft: { label: { fr: 'À déposer', en: 'To file' }, colour: 'grey', keeps: ['kind'] },
  filed: { label: { fr: 'En instruction', en: 'Under review' }, colour: 'blue', keeps: filed },
  incomplete: {
    label: { fr: 'Incomplet', en: 'Incomplete' },
    colour: 'orange',
    keeps: [...filed, 'missingRequestedOn'],
  },
  deferred: {
    label: { fr: 'Sursis à statuer', en: 'Decision deferred' },
    colour: 'orange',
    keeps: [...filed, 'deferredOn', 'deferredUntilOn'],
  },
  granted: {
    label: { fr: 'Accordé', en: 'Granted' },
    colour: 'teal',
    keeps: [...decided, 'notifiedOn'],
  },
  tacit: { label: { fr: 'Tacite', en: 'Tacit' }, colour: 'teal', keeps: decided },
  refused: { label: { fr: 'Refusé', en: 'Refused' }, colour: 'red', isFinal: true, keeps: decided },
  posted: { label: { fr: 'Affiché', en: 'Posted' }, colour: 'violet', keeps: [...decided, 'postedOn'] },
  purged: {
    label: { fr: 'Purgé', en: 'Definitive' },
    colour: 'green',
    keeps: [...decided, 'postedOn', 'purgedOn'],
  },
  started: { label: { fr: 'Chantier ouvert', en: 'Works open' }, colour: 'orange', keeps: started },
  completed: {
    label: { fr: 'Achevé', en: 'Completed' },
    colour: 'indigo',
    keeps: [...started, 'daactOn'],
  },
  conform: {
    label: { fr: 'Conforme', en: 'Conform' },
    colour: 'dark',
    isFinal: true,
    keeps: [...started, 'daactOn'],
  },
  contested: {
    label: { fr: 'Contesté', en: 'Contested' },
    colour: 'red',
    keeps: [...started, 'daactOn', 'contestedOn', 'contestReason'],
  },
  appealed: {
    label: { fr: 'Recours', en: 'Under appeal' },
    colour: 'red',
    keeps: [...decided, 'appealKind', 'appealFiledOn'],
  },
  annulled: {
    label: { fr: 'Annulé', en: 'Annulled' },
    colour: 'red',
    isFinal: true,
    keeps: [...decided, 'annulledOn'],
  },
  withdrawn_by_authority: {
    label: { fr: 'Retiré', en: 'Withdrawn' },
    colour: 'dark',
    isFinal: true,
    keeps: [...decided, 'authorityWithdrewOn'],
  },
  lapsed: { label: { fr: 'Périmé', en: 'Lapsed' }, colour: 'dark', isFinal: true, keeps: decided },
};
