import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { corporateTax, type CorporateTax } from './corporate-tax.ts';

/** How the tax on a margin comes about. */
export const corporateTaxCalculation: Calculation<CorporateTax> = {
  id: 'corporate-tax',
  title: { fr: 'Impôt sur les sociétés', en: 'Corporate tax' },
  summary: {
    fr: 'Impôt sur la marge d’une opération, prise pour tout le résultat d’un exercice ; aucun sur une perte. Le taux réduit suppose remplies les conditions des petites et moyennes entreprises.',
    en: 'Tax on the margin of an operation, taken as the whole result of one year; none on a loss. The reduced rate takes the conditions of small companies for granted.',
  },
  validity: {
    fr: 'Taux en vigueur depuis 2022, plafond du taux réduit depuis les exercices clos le 31 décembre 2022.',
    en: 'Rates in force since 2022, ceiling of the reduced rate since years closed on 31 December 2022.',
  },
  formulas: {
    taxCents: {
      label: { fr: 'Impôt', en: 'Tax' },
      formula: {
        fr: 'Impôt = base au taux réduit × taux réduit + reste × taux normal, chaque ligne arrondie',
        en: 'Tax = base at the reduced rate × reduced rate + the rest × usual rate, each line rounded',
      },
      figure: ({ taxCents }) => amountFigure(taxCents),
      inputs: (tax) => [
        amountInput('Base au taux réduit', 'Base at the reduced rate', tax.reducedBaseCents),
        rateInput('Taux réduit', 'Reduced rate', tax.reducedRate),
        amountInput('Base au taux normal', 'Base at the usual rate', tax.standardBaseCents),
        rateInput('Taux normal', 'Usual rate', tax.standardRate),
      ],
      source: 'CGI, art. 219, I',
    },
    netMarginCents: {
      label: { fr: 'Marge nette d’impôt', en: 'Margin after tax' },
      formula: { fr: 'Marge nette = marge − impôt', en: 'Margin after tax = margin − tax' },
      figure: ({ netMarginCents }) => amountFigure(netMarginCents),
      inputs: ({ marginCents, taxCents }) => [
        amountInput('Marge', 'Margin', marginCents),
        amountInput('Impôt', 'Tax', taxCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Marge de 138 960,08 € d’une petite entreprise, en janvier 2027',
      en: 'Margin of €138,960.08 of a small company, in January 2027',
    },
    result: () => corporateTax(euros('138960.08'), 'is_sme', day('2027-01-31')),
  },
};
