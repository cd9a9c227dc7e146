import { usedParameters, type Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, rateInput } from '../explain/figures.ts';
import { euros } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { bandInputs } from '../purchase/emolument-formulas.ts';
import { loanDeedCost, type LoanDeedCost } from './loan-deed.ts';

/** How the cost of a loan deed comes about. */
export const loanDeedCostCalculation: Calculation<LoanDeedCost> = {
  id: 'loan-deed-cost',
  title: { fr: 'Frais de l’acte de prêt', en: 'Costs of the loan deed' },
  summary: {
    fr: 'Émoluments du notaire sur le prêt et taxe de publicité foncière de l’hypothèque conventionnelle. L’hypothèque légale spéciale du prêteur de deniers est exonérée ; les autres sûretés ne sont pas inscrites. La contribution de sécurité immobilière et les débours ne sont pas compris.',
    en: 'Notary’s emoluments on the loan and land-registration tax of a conventional mortgage. The special legal mortgage of the lender is exempt; other securities are not registered. The land-registry contribution and disbursements are not included.',
  },
  validity: {
    fr: 'Tarif des actes de prêt connu de 2021 au 29 février 2028, celui des prêts hypothécaires professionnels à vérifier ; taxe de publicité foncière depuis 2022. Hors de ces dates, aucun calcul n’est possible.',
    en: 'Tariff of loan deeds known from 2021 to 29 February 2028, that of professional mortgage loans to be checked; land-registration tax from 2022. Outside these dates the calculation stops.',
  },
  formulas: {
    emolumentsCents: {
      label: { fr: 'Émoluments HT', en: 'Emoluments without VAT' },
      formula: {
        fr: 'Barème = somme des tranches du prêt × leur taux, × (1 + majoration outre-mer), arrondie une fois ; tarif des prêts hypothécaires professionnels pour un marchand de biens',
        en: 'Tariff = sum of the slices of the loan × their rates, × (1 + raise overseas), rounded once; the tariff of professional mortgage loans for a trader',
      },
      figure: ({ emolumentsCents }) => amountFigure(emolumentsCents),
      inputs: ({ amountCents, bands, overseasUplift }) => [
        amountInput('Montant du prêt', 'Amount of the loan', amountCents),
        ...bandInputs(bands, overseasUplift),
      ],
      parameters: (cost) => usedParameters(cost, tariffKeys),
    },
    emolumentsVatCents: {
      label: { fr: 'TVA sur émoluments', en: 'VAT on emoluments' },
      formula: { fr: 'Émoluments × taux de TVA', en: 'Emoluments × VAT rate' },
      figure: ({ emolumentsVatCents }) => amountFigure(emolumentsVatCents),
      inputs: ({ emolumentsCents, emolumentsVatRate }) => [
        amountInput('Émoluments HT', 'Emoluments without VAT', emolumentsCents),
        rateInput('Taux de TVA', 'VAT rate', emolumentsVatRate),
      ],
      source: 'CGI, art. 278',
      parameters: (cost) => usedParameters(cost, ['vat.rate.standard']),
    },
    mortgageTaxCents: {
      label: { fr: 'Taxe de publicité foncière', en: 'Land-registration tax' },
      formula: {
        fr: 'Hypothèque conventionnelle : somme garantie × 0,71498 % (0,70 % majorés de 2,14 % de frais d’assiette). Autres sûretés : néant.',
        en: 'Conventional mortgage: sum secured × 0.71498% (0.70% raised by 2.14% for assessment). Other securities: none.',
      },
      figure: ({ mortgageTaxCents }) => amountFigure(mortgageTaxCents),
      inputs: ({ securedCents, mortgageTaxRate }) => [
        amountInput('Somme garantie', 'Sum secured', securedCents),
        rateInput('Taux', 'Rate', mortgageTaxRate),
      ],
      source: 'CGI, art. 663 et 844',
      parameters: (cost) => usedParameters(cost, ['loan.mortgage.tax.rate']),
    },
    totalCents: {
      label: { fr: 'Frais de l’acte de prêt', en: 'Costs of the loan deed' },
      formula: {
        fr: 'Frais = émoluments + TVA + taxe de publicité foncière',
        en: 'Costs = emoluments + VAT + land-registration tax',
      },
      figure: ({ totalCents }) => amountFigure(totalCents),
      inputs: ({ emolumentsCents, emolumentsVatCents, mortgageTaxCents }) => [
        amountInput('Émoluments HT', 'Emoluments without VAT', emolumentsCents),
        amountInput('TVA sur émoluments', 'VAT on emoluments', emolumentsVatCents),
        amountInput('Taxe de publicité foncière', 'Land-registration tax', mortgageTaxCents),
      ],
      parameters: ({ parameters }) => parameters,
    },
  },
  example: {
    given: {
      fr: 'Prêt d’un particulier de 300 000 € garanti par une hypothèque conventionnelle, acte du 20 novembre 2026',
      en: 'Loan of a private person of €300,000 secured by a conventional mortgage, deed of 20 November 2026',
    },
    result: () => example(false),
    variants: () => [example(true)],
  },
};

const tariffKeys = ['loan.deed.emoluments.', 'deed.emoluments.overseas-uplift'];

function example(isProfessional: boolean): LoanDeedCost {
  return loanDeedCost({
    amountCents: euros(300_000),
    guaranteeKind: 'mortgage',
    on: day('2026-11-20'),
    isProfessional,
  });
}
