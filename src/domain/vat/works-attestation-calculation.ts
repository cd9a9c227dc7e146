import type { Calculation } from '../explain/calculation.ts';
import { dayFigure, dayInput, textInput } from '../explain/day-figures.ts';
import { countInput } from '../explain/figures.ts';
import { day } from '../time/day.ts';
import { worksAttestation, type WorksAttestation } from './works-attestation.ts';

/** How the proof of a reduced rate of works is decided. */
export const worksAttestationCalculation: Calculation<WorksAttestation> = {
  id: 'works-attestation',
  title: { fr: 'Justificatif du taux réduit des travaux', en: 'Proof of the reduced rate of works' },
  summary: {
    fr: 'À 10 % ou 5,5 %, une mention certifiée figure sur le devis ou la facture depuis le 16 février 2025 ; auparavant, le client remettait une attestation. L’un et l’autre se conservent.',
    en: 'At 10% or 5.5%, a certified mention stands on the quote or invoice since 16 February 2025; before, the customer handed over a form. Either is kept.',
  },
  validity: { fr: 'Devis et factures depuis 2014.', en: 'Quotes and invoices since 2014.' },
  formulas: {
    keepUntilOn: {
      label: { fr: 'À conserver jusqu’au', en: 'To be kept until' },
      formula: { fr: 'Jour du devis ou de la facture + années', en: 'Day of the quote or invoice + years' },
      figure: ({ keepUntilOn }) => dayFigure(keepUntilOn),
      inputs: ({ on, years, reason }) => [
        textInput('Justificatif', 'Proof', reason),
        dayInput('Devis ou facture du', 'Quote or invoice of', on),
        countInput('Années', 'Years', years),
      ],
      parameters: ({ parameters }) => parameters,
    },
  },
  example: {
    given: { fr: 'Facture à 10 % du 31 octobre 2026.', en: 'Invoice at 10% of 31 October 2026.' },
    result: () => worksAttestation('works.improvement', day('2026-10-31')),
    variants: () => [worksAttestation('works.energy', day('2024-06-30'))],
  },
};
