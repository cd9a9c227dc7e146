import { hasLength, isAtLeast, isKnown } from '../guards.ts';
import { defineMachine, type Known } from '../machine.ts';

/** What the life of a visit depends on. */
export type VisitFacts = Known<{
  /** Start, as an instant. */
  startAt: string;
  hostId: string;
  /** Name of the host when another visit takes place at that time; empty when there is none. */
  busyHostName: string;
  notes: string;
  findingsCount: number;
  followUpKind: 'none' | 'call' | 'send_docs' | 'offer' | 'second_visit';
  cancelReason: string;
}>;

const planned = ['startAt', 'hostId'] as const;

/** The life of a visit. */
export const visitMachine = defineMachine<VisitFacts>()({
  id: 'visit',
  title: { fr: 'Visite', en: 'Visit' },
  states: {
    planned: { label: { fr: 'Prévue', en: 'Planned' }, colour: 'blue', keeps: planned },
    done: { label: { fr: 'Effectuée', en: 'Done' }, colour: 'green', isFinal: true, keeps: planned },
    no_show: { label: { fr: 'Absence', en: 'No show' }, colour: 'orange', isFinal: true, keeps: planned },
    cancelled: {
      label: { fr: 'Annulée', en: 'Cancelled' },
      colour: 'dark',
      isFinal: true,
      keeps: [...planned, 'cancelReason'],
    },
  },
  factNames: {
    startAt: { fr: 'date et heure', en: 'day and time' },
    hostId: { fr: 'animateur', en: 'host' },
    cancelReason: { fr: 'motif d’annulation', en: 'reason for the cancellation' },
  },
  transitions: {
    plan: {
      label: { fr: 'Planifier une visite', en: 'Plan a visit' },
      from: [null],
      to: 'planned',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'host_busy',
          kind: 'confirmable',
          holds: ({ busyHostName }) => !hasLength(busyHostName, 1),
          text: ({ busyHostName }) => {
            const name = busyHostName?.trim();
            return {
              fr: `${name || 'L’animateur'} a déjà une visite à cette heure.`,
              en: `${name || 'The host'} already has a visit at that time.`,
            };
          },
        },
      ],
      records: { given: planned },
    },
    complete: {
      label: { fr: 'Enregistrer le compte rendu', en: 'Record the report' },
      from: ['planned'],
      to: 'done',
      by: ['owner', 'collaborator'],
      guards: [
        {
          code: 'no_report',
          holds: ({ notes, findingsCount }) => hasLength(notes, 1) || isAtLeast(findingsCount, 1),
          text: {
            fr: 'La visite n’a ni compte rendu ni constat : saisissez l’un ou l’autre.',
            en: 'The visit has neither a report nor a finding: enter one or the other.',
          },
        },
      ],
      effects: [
        {
          code: 'create_task',
          text: {
            fr: 'une tâche est créée pour la suite à donner',
            en: 'a task is created for the follow-up',
          },
          when: ({ followUpKind }) => isKnown(followUpKind) && followUpKind !== 'none',
        },
      ],
    },
    'note-absence': {
      label: { fr: 'Noter l’absence', en: 'Note the absence' },
      from: ['planned'],
      to: 'no_show',
      by: ['owner', 'collaborator'],
    },
    cancel: {
      label: { fr: 'Annuler la visite', en: 'Cancel the visit' },
      from: ['planned'],
      to: 'cancelled',
      by: ['owner', 'collaborator'],
      records: { given: ['cancelReason'] },
    },
  },
});
