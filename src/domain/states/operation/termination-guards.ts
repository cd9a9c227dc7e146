import type { Day } from '../../time/day.ts';
import { daysBetween } from '../../time/day.ts';
import { hasLength, inBrackets, isKnown } from '../guards.ts';
import type { Guard } from '../machine.ts';
import type { TerminationFacts } from './termination-facts.ts';

/** Days during which the account holder may reopen; later an administrator must. */
const reopeningDays = 90;

/** Every item of the checklist is done or acknowledged. */
export const isChecklistClear: Guard<TerminationFacts> = {
  code: 'checklist_open',
  holds: ({ closingItems }) =>
    isKnown(closingItems) && closingItems.every(({ isDone, isAcknowledged }) => isDone || isAcknowledged),
  text: ({ closingItems }) => {
    const open = (closingItems ?? []).filter(({ isDone, isAcknowledged }) => !isDone && !isAcknowledged);
    if (open.length === 0) {
      return {
        fr: 'Des points ne sont pas traités : traitez-les ou cochez-les un par un.',
        en: 'Some items are not dealt with: deal with them or tick them one by one.',
      };
    }
    const list = (language: 'fr' | 'en') => open.map(({ label }) => label[language]).join(', ');
    return {
      fr: `${open.length > 1 ? 'Points non traités' : 'Point non traité'} : ${list('fr')}. Traitez ou cochez chaque point.`,
      en: `Not dealt with: ${list('en')}. Deal with or tick each item.`,
    };
  },
};

/** The reasons of an abandonment are told. */
export const isAbandonmentExplained: Guard<TerminationFacts> = {
  code: 'comment_too_short',
  holds: ({ comment }) => hasLength(comment, 20),
  text: {
    fr: 'Décrivez les raisons de l’abandon (20 caractères minimum).',
    en: 'Describe the reasons for abandoning (20 characters at least).',
  },
};

/** Nothing was paid or received after the end, whose day the facts hold under some name. */
export function isAfterLastFlow<Facts extends TerminationFacts>(
  endOf: (facts: Facts) => Day | null | undefined,
): Guard<Facts> {
  return {
    code: 'before_last_flow',
    holds: (facts) => {
      const on = endOf(facts);
      return !isKnown(facts.latestFlowOn) || !isKnown(on) || on >= facts.latestFlowOn;
    },
    text: ({ latestFlowOn }) => {
      const when = inBrackets(latestFlowOn);
      return {
        fr: `La date ne peut pas précéder le dernier flux réalisé${when.fr} : choisissez une date à partir de ce jour.`,
        en: `The day may not come before the last actual flow${when.en}: choose that day or a later one.`,
      };
    },
  };
}

/** The account holder is in time to reopen, or an administrator does it. */
export function isReopeningInTime<Facts extends TerminationFacts>(
  endOf: (facts: Facts) => Day | null | undefined,
): Guard<Facts> {
  return {
    code: 'reopening_too_late',
    holds: (facts, { actors, today }) => {
      if (actors.includes('admin')) return true;
      const on = endOf(facts);
      return isKnown(on) && daysBetween(on, today) <= reopeningDays;
    },
    text: {
      fr: `La réouverture par le titulaire n’est possible que pendant ${reopeningDays} jours : demandez-la à un administrateur de la plateforme.`,
      en: `The account holder may reopen during ${reopeningDays} days only: ask an administrator of the platform.`,
    },
  };
}
