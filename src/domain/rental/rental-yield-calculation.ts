import type { Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, bpsInput, rateFigure } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { rentalYield, type RentalYield } from './rental-yield.ts';

/** How the yields of a rented property come about. */
export const rentalYieldCalculation: Calculation<RentalYield> = {
  id: 'rental-yield',
  title: { fr: 'Rendement locatif', en: 'Rental yield' },
  summary: {
    fr: 'Rendement brut et net d’un bien loué sur une année, avant impôt sur les revenus et avant financement.',
    en: 'Gross and net yield of a rented property over a year, before income tax and before financing.',
  },
  validity: {
    fr: 'Usage de la profession ; aucun texte n’en fixe la formule.',
    en: 'Usage of the trade; no text sets the formula.',
  },
  formulas: {
    investedCents: {
      label: { fr: 'Capital investi', en: 'Capital invested' },
      formula: {
        fr: 'Capital investi = prix + frais d’acte + travaux',
        en: 'Capital = price + deed costs + works',
      },
      figure: ({ investedCents }) => amountFigure(investedCents),
      inputs: ({ priceCents, feesCents, worksCents }) => [
        amountInput('Prix', 'Price', priceCents),
        amountInput('Frais d’acte', 'Deed costs', feesCents),
        amountInput('Travaux', 'Works', worksCents),
      ],
    },
    vacancyCents: {
      label: { fr: 'Vacance locative', en: 'Vacancy' },
      formula: { fr: 'Vacance = loyer annuel × taux de vacance', en: 'Vacancy = annual rent × vacancy rate' },
      figure: ({ vacancyCents }) => amountFigure(vacancyCents),
      inputs: ({ annualRentCents, vacancyBps }) => [
        amountInput('Loyer annuel', 'Annual rent', annualRentCents),
        bpsInput('Taux de vacance', 'Vacancy rate', vacancyBps),
      ],
    },
    managementCents: {
      label: { fr: 'Frais de gestion', en: 'Management fees' },
      formula: {
        fr: 'Gestion = (loyer annuel − vacance) × taux de gestion',
        en: 'Management = (annual rent − vacancy) × management rate',
      },
      figure: ({ managementCents }) => amountFigure(managementCents),
      inputs: ({ collectedCents, managementBps }) => [
        amountInput('Loyer encaissé', 'Rent collected', collectedCents),
        bpsInput('Taux de gestion', 'Management rate', managementBps),
      ],
    },
    netIncomeCents: {
      label: { fr: 'Revenu net', en: 'Net income' },
      formula: {
        fr: 'Revenu net = loyer encaissé − gestion − charges − taxe foncière − assurance',
        en: 'Net income = rent collected − management − charges − property tax − insurance',
      },
      figure: ({ netIncomeCents }) => amountFigure(netIncomeCents),
      inputs: ({ collectedCents, managementCents, chargesCents, propertyTaxCents, insuranceCents }) => [
        amountInput('Loyer encaissé', 'Rent collected', collectedCents),
        amountInput('Frais de gestion', 'Management fees', managementCents),
        amountInput('Charges non récupérables', 'Charges that the tenant does not bear', chargesCents),
        amountInput('Taxe foncière', 'Property tax', propertyTaxCents),
        amountInput('Assurance', 'Insurance', insuranceCents),
      ],
    },
    grossRate: {
      label: { fr: 'Rendement brut sur prix', en: 'Gross yield on price' },
      formula: { fr: 'Rendement brut = loyer annuel ÷ prix', en: 'Gross yield = annual rent ÷ price' },
      figure: ({ grossRate }) => rateFigure(grossRate),
      inputs: ({ annualRentCents, priceCents }) => [
        amountInput('Loyer annuel', 'Annual rent', annualRentCents),
        amountInput('Prix', 'Price', priceCents),
      ],
    },
    grossOnInvestedRate: {
      label: { fr: 'Rendement brut sur capital investi', en: 'Gross yield on capital invested' },
      formula: {
        fr: 'Rendement brut = loyer annuel ÷ capital investi',
        en: 'Gross yield = annual rent ÷ capital',
      },
      figure: ({ grossOnInvestedRate }) => rateFigure(grossOnInvestedRate),
      inputs: ({ annualRentCents, investedCents }) => [
        amountInput('Loyer annuel', 'Annual rent', annualRentCents),
        amountInput('Capital investi', 'Capital invested', investedCents),
      ],
    },
    netRate: {
      label: { fr: 'Rendement net', en: 'Net yield' },
      formula: {
        fr: 'Rendement net = revenu net ÷ capital investi',
        en: 'Net yield = net income ÷ capital invested',
      },
      figure: ({ netRate }) => rateFigure(netRate),
      inputs: ({ netIncomeCents, investedCents }) => [
        amountInput('Revenu net', 'Net income', netIncomeCents),
        amountInput('Capital investi', 'Capital invested', investedCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Prix 180 000 €, frais d’acte 14 955,84 €, travaux 25 000 €, loyer 17 040 € par an, vacance 5 %, gestion 7 %, charges 1 100 €, taxe foncière 1 650 €, assurance 520 €.',
      en: 'Price €180,000, deed costs €14,955.84, works €25,000, rent €17,040 a year, vacancy 5%, management 7%, charges €1,100, property tax €1,650, insurance €520.',
    },
    result: () =>
      rentalYield({
        priceCents: euros(180_000),
        feesCents: euros('14955.84'),
        worksCents: euros(25_000),
        annualRentCents: euros(17_040),
        vacancyBps: 500,
        managementBps: 700,
        chargesCents: euros(1100),
        propertyTaxCents: euros(1650),
        insuranceCents: euros(520),
      }),
  },
};
