import { usedParameters, type Calculation, type Formula } from '../explain/calculation.ts';
import { amountFigure, amountInput, bpsInput, countInput, rateInput } from '../explain/figures.ts';
import type { Cents } from '../money/cents.ts';
import { day } from '../time/day.ts';
import { developmentTax, type DevelopmentTax } from './development-tax.ts';

/** How the development tax comes about. */
export const developmentTaxCalculation: Calculation<DevelopmentTax> = {
  id: 'development-tax',
  title: { fr: 'Taxe d’aménagement', en: 'Development tax' },
  summary: {
    fr: 'Estimation de la taxe due sur la surface taxable créée par une autorisation d’urbanisme. Les stationnements, piscines et autres installations au forfait ne sont pas compris.',
    en: 'Estimate of the tax owed on floor area that a permit creates. Parking, pools and other installations taxed at a flat rate are not included.',
  },
  validity: {
    fr: 'Valeurs au mètre carré connues de 2024 à 2026 ; au-delà, aucun calcul n’est possible.',
    en: 'Values per square metre known from 2024 to 2026; beyond, the calculation stops.',
  },
  formulas: {
    baseCents: {
      label: { fr: 'Base taxable', en: 'Taxable basis' },
      formula: {
        fr: 'Base = (surface − abattement sur les premiers m² de chaque résidence principale) × valeur au m² × (1 − part exonérée)',
        en: 'Basis = (area − abatement on the first m² of each main home) × value per m² × (1 − exempt share)',
      },
      figure: ({ baseCents }) => amountFigure(baseCents),
      inputs: (tax) => [
        countInput('Surface créée', 'Area created', Number(tax.areaM2), 'm2'),
        rateInput('Abattement', 'Abatement', tax.abatementRate),
        countInput(
          'Premiers m² par résidence principale',
          'First m² of each main home',
          Number(tax.abatedAreaM2),
          'm2',
        ),
        countInput('Surface retenue', 'Area counted', Number(tax.countedAreaM2), 'm2'),
        amountInput('Valeur au m²', 'Value per m²', tax.valuePerM2Cents),
        bpsInput('Part exonérée', 'Exempt share', tax.exemptBps),
      ],
      source: 'CGI, art. 1635 quater H et 1635 quater I',
      parameters: (tax) => usedParameters(tax, ['tax.development.']),
    },
    communeCents: share(
      { fr: 'Part communale', en: 'Commune’s share' },
      ({ communeCents }) => communeCents,
      ({ communeBps }) => communeBps,
    ),
    departmentCents: share(
      { fr: 'Part départementale', en: 'Department’s share' },
      ({ departmentCents }) => departmentCents,
      ({ departmentBps }) => departmentBps,
    ),
    regionCents: share(
      { fr: 'Part régionale (Île-de-France)', en: 'Region’s share (Île-de-France)' },
      ({ regionCents }) => regionCents,
      ({ regionBps }) => regionBps,
    ),
    totalCents: {
      label: { fr: 'Taxe d’aménagement', en: 'Development tax' },
      formula: {
        fr: 'Taxe = part communale + part départementale + part régionale',
        en: 'Tax = commune’s share + department’s share + region’s share',
      },
      figure: ({ totalCents }) => amountFigure(totalCents),
      inputs: ({ communeCents, departmentCents, regionCents }) => [
        amountInput('Part communale', 'Commune’s share', communeCents),
        amountInput('Part départementale', 'Department’s share', departmentCents),
        amountInput('Part régionale', 'Region’s share', regionCents),
      ],
    },
  },
  example: {
    given: {
      fr: 'Résidence principale de 80 m² créée en Gironde en 2026, taux communal de 5 % et départemental de 2,5 %.',
      en: 'Main home of 80 m² created in Gironde in 2026, commune’s rate 5% and department’s rate 2.5%.',
    },
    result: () =>
      developmentTax({
        areas: [{ areaM2: '80.00', isMainHome: true }],
        departmentCode: '33',
        on: day('2026-11-20'),
        communeBps: 500,
        departmentBps: 250,
      }),
  },
};

function share(
  label: Formula<DevelopmentTax>['label'],
  amountOf: (tax: DevelopmentTax) => Cents,
  bpsOf: (tax: DevelopmentTax) => number,
): Formula<DevelopmentTax> {
  return {
    label,
    formula: { fr: 'Part = base taxable × taux', en: 'Share = taxable basis × rate' },
    figure: (tax) => amountFigure(amountOf(tax)),
    inputs: (tax) => [
      amountInput('Base taxable', 'Taxable basis', tax.baseCents),
      bpsInput('Taux', 'Rate', bpsOf(tax)),
    ],
    source: 'CGI, art. 1635 quater L et suivants',
  };
}
