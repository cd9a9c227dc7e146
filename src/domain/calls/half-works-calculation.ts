import type { Calculation } from '../explain/calculation.ts';
import { dayInput, textFigure, yesOrNo } from '../explain/day-figures.ts';
import { amountInput, rateFigure, rateInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { halfWorks, type HalfWorks } from './half-works.ts';

/** How half of the works of a VIR is established. */
export const halfWorksCalculation: Calculation<HalfWorks> = {
  id: 'half-works',
  title: { fr: 'Moitié des travaux', en: 'Half of the works' },
  summary: {
    fr: 'La moitié des travaux est atteinte lorsqu’un professionnel l’atteste. L’avancement des situations validées dit seulement quand demander l’attestation.',
    en: 'Half of the works is reached when a professional certifies it. The progress of approved situations only tells when to ask for the certificate.',
  },
  validity: { fr: 'CCH, art. R262-7 et R262-10.', en: 'Construction code, articles R262-7 and R262-10.' },
  formulas: {
    share: {
      label: { fr: 'Avancement', en: 'Progress' },
      formula: {
        fr: 'Avancement = situations validées ÷ marchés en cours',
        en: 'Progress = approved situations ÷ current contracts',
      },
      figure: ({ share }) => rateFigure(share),
      inputs: ({ approvedSituationsCents, contractsCents }) => [
        amountInput('Situations validées', 'Approved situations', approvedSituationsCents),
        amountInput('Marchés en cours', 'Current contracts', contractsCents),
      ],
    },
    isReached: {
      label: { fr: 'Moitié attestée', en: 'Half certified' },
      formula: { fr: 'Attestation enregistrée', en: 'A certificate is recorded' },
      figure: ({ isReached }) => textFigure(yesOrNo(isReached)),
      inputs: ({ certifiedOn }) => [dayInput('Attestée le', 'Certified on', certifiedOn)],
      source: 'CCH, art. R262-7',
    },
    isProposed: {
      label: { fr: 'Attestation à demander', en: 'Certificate to ask for' },
      formula: {
        fr: 'Avancement d’au moins 50 %, sans attestation',
        en: 'Progress of 50% at least, without certificate',
      },
      figure: ({ isProposed }) => textFigure(yesOrNo(isProposed)),
      inputs: ({ share, certifiedOn }) => [
        rateInput('Avancement', 'Progress', share),
        dayInput('Attestée le', 'Certified on', certifiedOn),
      ],
    },
  },
  example: {
    given: {
      fr: '176 850 € de situations validées sur 340 000 € de marchés, pas encore d’attestation.',
      en: '€176,850 of approved situations on €340,000 of contracts, no certificate yet.',
    },
    result: () =>
      halfWorks(
        { approvedSituationsCents: euros(176_850), contractsCents: euros(340_000), certifiedOn: null },
        { on: day('2026-10-30') },
      ),
  },
};
