import type { Calculation, FormulaInput } from '../explain/calculation.ts';
import { dayInput, textInput, yesOrNo } from '../explain/day-figures.ts';
import { day } from '../time/day.ts';
import { deadline, type Deadline } from './deadline.ts';

/** How a legal deadline comes about. */
export const deadlineCalculation: Calculation<Deadline> = {
  id: 'deadline',
  title: { fr: 'Délais légaux', en: 'Legal deadlines' },
  summary: {
    fr: 'Compte un délai légal à partir du jour de l’événement, qui ne compte pas, selon la loi en vigueur ce jour-là. Règles : D, en jours ; M, de quantième à quantième, le dernier jour du mois à défaut ; « + », report au premier jour ouvrable quand le délai finit un samedi, un dimanche ou un jour férié ; MF, mois francs, dont ni le premier ni le dernier jour ne comptent. Les jours s’entendent au lieu du bien, jusqu’à 24 heures.',
    en: 'Counts a legal period from the day of its event, which does not count, by the law of that day. Rules: D, days; M, to the same day of the month, or its last day; “+”, pushed to the next working day when the period ends on a Saturday, a Sunday or a public holiday; MF, clear months, of which neither the first nor the last day counts. Days are those of the place of the property, until 24:00.',
  },
  validity: {
    fr: 'Chaque durée vient d’un paramètre légal, avec son texte et sa date d’effet ; pour un événement antérieur, aucun calcul n’est possible. Les durées signalées « non vérifiées » sont à relire par un notaire.',
    en: 'Each period comes from a legal parameter, with its text and first day; for an event before it the calculation stops. Periods marked “unverified” are to be reviewed by a notary.',
  },
  formulas: {
    endsOn: {
      label: { fr: 'Fin du délai', en: 'End of the period' },
      formula: {
        fr: 'Fin = jour de l’événement + durée, reportée au premier jour ouvrable pour les règles D+, M+ et MF',
        en: 'End = day of the event + period, pushed to the next working day for the rules D+, M+ and MF',
      },
      figure: ({ endsOn }) => ({ unit: 'day', value: endsOn }),
      inputs,
      source: ({ source }) => `${source} ; Articles 641 et 642 du code de procédure civile`,
      isUnverified,
    },
    effectOn: {
      label: { fr: 'Jour d’effet', en: 'Day of effect' },
      formula: {
        fr: 'Effet = lendemain de la fin du délai, ou ce jour même quand la loi fixe une durée minimale',
        en: 'Effect = day after the end, or that very day where the law sets a minimum',
      },
      figure: ({ effectOn }) => ({ unit: 'day', value: effectOn }),
      inputs: ({ endsOn, isEarliest }) => [
        dayInput('Fin du délai', 'End of the period', endsOn),
        textInput('Durée minimale', 'A minimum', yesOrNo(isEarliest)),
      ],
      source: ({ source }) => `${source} ; Article 641 du code de procédure civile`,
      isUnverified,
    },
    strictEndsOn: {
      label: { fr: 'Fin selon la lecture stricte', en: 'End by the strict reading' },
      formula: {
        fr: 'Recours des tiers : veille du quantième, le premier jour d’affichage comptant ; pour information, la date prudente fait foi',
        en: 'Appeal of third parties: eve of the same day of the month, the first day of posting counting; for information, the prudent day decides',
      },
      figure: ({ strictEndsOn }) => ({ unit: 'day', value: strictEndsOn }),
      inputs: ({ startOn }) => [dayInput('Premier jour d’affichage', 'First day of posting', startOn)],
      source: ({ source }) => source,
      isUnverified,
    },
  },
  example: {
    given: {
      fr: 'Lettre de notification présentée à l’acquéreur le mardi 21 avril 2026',
      en: 'Letter of notice presented to the buyer on Tuesday 21 April 2026',
    },
    result: () => deadline('buyer_withdrawal', day('2026-04-21')),
  },
};

function inputs(counted: Deadline): readonly FormulaInput[] {
  return [
    dayInput('Jour de l’événement', 'Day of the event', counted.startOn),
    dayInput('Délai compté du', 'Counted from', counted.countedFromOn),
    {
      name: { fr: 'Règle', en: 'Rule' },
      figure: { unit: 'text', value: { fr: counted.rule, en: counted.rule } },
    },
    {
      name: { fr: 'Décompte', en: 'Count' },
      figure: { unit: 'text', value: counted.formula },
    },
  ];
}

function isUnverified(counted: Deadline): boolean {
  return counted.isUnverified;
}
