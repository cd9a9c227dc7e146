import { usedParameters, type Calculation } from '../explain/calculation.ts';
import { dayFigure, dayInput, textInput } from '../explain/day-figures.ts';
import { day } from '../time/day.ts';
import { energyDuties, type EnergyDuties } from './energy-duties.ts';

const classInput = ({ energyClass }: EnergyDuties) =>
  textInput('Classe énergie', 'Energy class', { fr: energyClass ?? '–', en: energyClass ?? '–' });

/** How the duties that an energy class brings come about. */
export const energyDutiesCalculation: Calculation<EnergyDuties> = {
  id: 'energy-duties',
  title: { fr: 'Obligations liées à la classe énergie', en: 'Duties of the energy class' },
  summary: {
    fr: 'Audit énergétique exigé pour vendre une maison ou un immeuble d’un seul propriétaire, et interdiction de louer, selon la classe. La vente d’un logement F ou G n’est pas interdite.',
    en: 'Energy audit needed to sell a house or a building of one owner, and the bar to let, by class. Selling a dwelling of class F or G is not barred.',
  },
  validity: {
    fr: 'Calendrier de la métropole ; celui d’outre-mer n’a pas été relu : aucun calcul possible.',
    en: 'Days of the metropolis; those overseas were not read: the calculation stops there.',
  },
  formulas: {
    auditFromOn: {
      label: { fr: 'Audit énergétique exigé à compter du', en: 'Energy audit required from' },
      formula: {
        fr: 'Premier jour fixé pour la classe : F et G, E, puis D',
        en: 'First day set for the class: F and G, E, then D',
      },
      figure: ({ auditFromOn }) => dayFigure(auditFromOn),
      inputs: (duties) => [classInput(duties), textInput('Motif', 'Reason', duties.auditReason)],
      parameters: (duties) => usedParameters(duties, ['energy.audit.']),
    },
    auditUntilOn: {
      label: { fr: 'Audit valable jusqu’au', en: 'Audit valid until' },
      formula: { fr: 'Jour de l’audit + durée de validité', en: 'Day of the audit + validity' },
      figure: ({ auditUntilOn }) => dayFigure(auditUntilOn),
      inputs: ({ auditOn }) => [dayInput('Audit du', 'Audit of', auditOn)],
      parameters: (duties) => usedParameters(duties, ['deadline.diagnostic_validity.energy_audit']),
    },
    lettingBarredFromOn: {
      label: { fr: 'Location interdite à compter du', en: 'Letting barred from' },
      formula: {
        fr: 'Premier jour fixé pour la classe : G, F, puis E',
        en: 'First day set for the class: G, F, then E',
      },
      figure: ({ lettingBarredFromOn }) => dayFigure(lettingBarredFromOn),
      inputs: (duties) => [classInput(duties)],
      parameters: (duties) => usedParameters(duties, ['energy.letting.']),
    },
    dpeFirstOn: {
      label: { fr: 'DPE valable s’il date au moins du', en: 'Certificate valid if made from' },
      formula: { fr: 'DPE antérieurs sans valeur', en: 'Certificates made before are void' },
      figure: ({ dpeFirstOn }) => dayFigure(dpeFirstOn),
      inputs: ({ dpeOn }) => [dayInput('DPE du', 'Certificate of', dpeOn)],
      parameters: (duties) => usedParameters(duties, ['energy.dpe.']),
    },
  },
  example: {
    given: {
      fr: 'Maison de classe F, DPE du 15 mars 2024, audit du 20 mai 2026, vendue le 20 novembre 2026 en Gironde.',
      en: 'House of class F, certificate of 15 March 2024, audit of 20 May 2026, sold on 20 November 2026 in Gironde.',
    },
    result: () =>
      energyDuties({
        type: 'House',
        isSingleOwner: false,
        energyClass: 'F',
        dpeOn: day('2024-03-15'),
        auditOn: day('2026-05-20'),
        departmentCode: '33',
        on: day('2026-11-20'),
      }),
  },
};
