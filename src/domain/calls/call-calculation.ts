import { InvalidInputError } from '../domain-error.ts';
import type { Calculation } from '../explain/calculation.ts';
import { dayFigure, dayInput } from '../explain/day-figures.ts';
import { amountFigure, amountInput, bpsInput } from '../explain/figures.ts';
import type { Call } from './call-schedule.ts';
import { virExample, virExampleGiven } from './call-example.ts';

/** How one call for funds comes about. */
export const callCalculation: Calculation<Call> = {
  id: 'call',
  title: { fr: 'Appel de fonds', en: 'Call for funds' },
  summary: {
    fr: 'Montant d’un appel : ce que le cumul de l’échéancier donne à ce rang, moins les appels précédents de la même base. Les appels redonnent ainsi le prix au centime à chaque étape.',
    en: 'Amount of a call: what the cumulative share gives at its rank, less the calls before it of the same base. The calls thus add up to the cent at every step.',
  },
  validity: {
    fr: 'Plafonds de la VEFA (CCH, art. R261-14) et de la VIR (CCH, art. R262-10), contrôlés sur chaque modèle et chaque dossier.',
    en: 'Caps of a VEFA (construction code, article R261-14) and of a VIR (article R262-10), checked on every template and file.',
  },
  formulas: {
    amountCents: {
      label: { fr: 'Montant de l’appel', en: 'Amount of the call' },
      formula: {
        fr: 'Montant = base × cumul (arrondi) − appels précédents de la même base',
        en: 'Amount = base × cumulative share (rounded) − calls before it of the same base',
      },
      figure: ({ amountCents }) => amountFigure(amountCents),
      inputs: ({ baseCents, cumulativeBps, calledBeforeCents }) => [
        amountInput('Base', 'Base', baseCents),
        bpsInput('Cumul', 'Cumulative share', cumulativeBps),
        amountInput(
          'Appels précédents de la même base',
          'Calls before it of the same base',
          calledBeforeCents,
        ),
      ],
      source: 'CCH, art. R261-14 et R262-10',
    },
    toPayCents: {
      label: { fr: 'À payer', en: 'To pay' },
      formula: {
        fr: 'À payer = montant de l’appel − dépôt de garantie imputé',
        en: 'To pay = amount of the call − deposit taken off',
      },
      figure: ({ toPayCents }) => amountFigure(toPayCents),
      inputs: ({ amountCents, depositCents }) => [
        amountInput('Montant de l’appel', 'Amount of the call', amountCents),
        amountInput('Dépôt imputé', 'Deposit taken off', depositCents),
      ],
    },
    callableOn: {
      label: { fr: 'Appelable le', en: 'Callable on' },
      formula: {
        fr: 'Appelable le = date du fait générateur attesté, sans précéder l’acte',
        en: 'Callable on = day of the certified event, but not before the deed',
      },
      figure: ({ callableOn }) => dayFigure(callableOn),
      inputs: ({ reachedOn, deedOn }) => [
        dayInput('Fait générateur attesté le', 'Event certified on', reachedOn),
        dayInput('Acte du', 'Deed of', deedOn),
      ],
      source: 'CCH, art. R261-14 et R262-10',
    },
  },
  example: {
    given: virExampleGiven,
    result: () => {
      const call = virExample().calls[1];
      if (!call) throw new InvalidInputError('calls', 'none', 'the calls of the example');
      return call;
    },
  },
};
