import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, bpsInput, countInput, rateFigure } from '../explain/figures.ts';
import { cents } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { quickSimulation, type QuickSimulation } from './quick-simulation.ts';

/** How a first look at an opportunity comes about; deed and VAT of the resale explain themselves. */
export const quickSimulationCalculation: Calculation<QuickSimulation> = {
  id: 'quick-simulation',
  title: { fr: 'Simulation rapide d’une opportunité', en: 'Quick simulation of an opportunity' },
  summary: {
    fr: 'Marge d’un achat, de travaux et d’une revente au mètre carré. La TVA des frais et des travaux est un coût si la revente est exonérée ; elle est récupérée sinon.',
    en: 'Margin of a purchase, works and a resale by the square metre. The VAT of fees and works is a cost where the resale is exempt, and recovered otherwise.',
  },
  validity: { fr: 'Convention du logiciel, sans limite.', en: 'Convention of this software, without limit.' },
  formulas: {
    carryingCents: {
      label: { fr: 'Portage', en: 'Carrying' },
      formula: {
        fr: 'Portage = (prix + frais + travaux) × taux annuel × mois ÷ 12',
        en: 'Carrying = (price + fees + works) × yearly rate × months ÷ 12',
      },
      figure: ({ carryingCents }) => amountFigure(carryingCents),
      inputs: ({ priceCents, feesCents, worksCents, terms }) => [
        amountInput('Prix', 'Price', priceCents),
        amountInput('Frais', 'Fees', feesCents),
        amountInput('Travaux', 'Works', worksCents),
        bpsInput('Taux annuel', 'Yearly rate', terms.carryingBps),
        countInput('Mois', 'Months', terms.months),
      ],
    },
    costCents: {
      label: { fr: 'Coût', en: 'Cost' },
      formula: {
        fr: 'Coût = prix + frais + travaux + portage + frais de vente',
        en: 'Cost = price + fees + works + carrying + sales fees',
      },
      figure: ({ costCents }) => amountFigure(costCents),
      inputs: ({ priceCents, feesCents, worksCents, carryingCents, salesFeesCents }) => [
        amountInput('Prix', 'Price', priceCents),
        amountInput('Frais', 'Fees', feesCents),
        amountInput('Travaux', 'Works', worksCents),
        amountInput('Portage', 'Carrying', carryingCents),
        amountInput('Frais de vente', 'Sales fees', salesFeesCents),
      ],
    },
    marginCents: {
      label: { fr: 'Marge', en: 'Margin' },
      formula: { fr: 'Marge = revente HT − coût', en: 'Margin = resale without VAT − cost' },
      figure: ({ marginCents }) => amountFigure(marginCents),
      inputs: ({ resale, costCents }) => [
        amountInput('Revente HT', 'Resale without VAT', resale.priceHtCents),
        amountInput('Coût', 'Cost', costCents),
      ],
    },
    marginOnRevenue: {
      label: { fr: 'Taux de marge', en: 'Margin rate' },
      formula: { fr: 'Taux = marge ÷ revente HT', en: 'Rate = margin ÷ resale without VAT' },
      figure: ({ marginOnRevenue }) => rateFigure(marginOnRevenue),
      inputs: ({ marginCents, resale }) => [
        amountInput('Marge', 'Margin', marginCents),
        amountInput('Revente HT', 'Resale without VAT', resale.priceHtCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Bien de 100 m² à Libourne à 300 000 €, travaux à 800 € HT/m² (TVA 10 %), revente exonérée à 5 000 €/m² après 12 mois, portage 5 % par an, frais de vente 4 %',
      en: 'Property of 100 m² in Libourne at €300,000, works at €800/m² (VAT 10%), exempt resale at €5,000/m² after 12 months, carrying 5% a year, sales fees 4%',
    },
    result: () =>
      quickSimulation(cents(30_000_000), {
        areaM2: '100',
        worksPerM2Cents: cents(80_000),
        worksVatBps: 1000,
        exitPerM2Cents: cents(500_000),
        regime: 'mdb',
        departmentCode: '33',
        inseeCode: '33243',
        on: day('2026-11-20'),
        resaleOn: day('2027-11-20'),
        vatMode: 'exempt',
        carryingBps: 500,
        months: 12,
        salesFeesBps: 400,
      }),
  },
};
