import { usedParameters, type Calculation } from '../explain/calculation.ts';
import { amountFigure, amountInput, countInput, rateInput } from '../explain/figures.ts';
import { day } from '../time/day.ts';
import { archaeologyCharge, type ArchaeologyCharge } from './archaeology-charge.ts';

/** How the archaeology charge comes about. */
export const archaeologyChargeCalculation: Calculation<ArchaeologyCharge> = {
  id: 'archaeology-charge',
  title: { fr: 'Redevance d’archéologie préventive', en: 'Preventive archaeology charge' },
  summary: {
    fr: 'Estimation de la redevance due sur les travaux qui affectent le sous-sol, quelle que soit leur profondeur : même valeur au m² et même abattement que la taxe d’aménagement, sans ses exonérations locales. Une surélévation ou un changement intérieur n’y sont pas soumis.',
    en: 'Estimate of the charge on works that reach below the ground, however little: same value per m² and same abatement as the development tax, without its local exemptions. A raised storey or changes inside a building owe none.',
  },
  validity: {
    fr: 'Taux connu depuis 2025 ; le tarif au m² des aménagements soumis à étude d’impact n’est connu que pour 2025.',
    en: 'Rate known since 2025; the price per m² of developments with an impact study is known for 2025 only.',
  },
  formulas: {
    baseCents: {
      label: { fr: 'Assiette', en: 'Basis' },
      formula: {
        fr: 'Assiette = surface retenue après abattement × valeur au m²',
        en: 'Basis = area counted after the abatement × value per m²',
      },
      figure: ({ baseCents }) => amountFigure(baseCents),
      inputs: (charge) => [
        countInput(
          'Surface qui affecte le sous-sol',
          'Area reaching below the ground',
          Number(charge.affectedM2),
          'm2',
        ),
        countInput('Surface retenue', 'Area counted', Number(charge.countedM2), 'm2'),
        amountInput('Valeur au m²', 'Value per m²', charge.valuePerM2Cents),
      ],
      source: 'C. patr., art. L524-7, I',
      parameters: (charge) => usedParameters(charge, ['tax.development.']),
    },
    builtCents: {
      label: { fr: 'Sur les constructions', en: 'On what is built' },
      formula: {
        fr: 'Part = surface retenue × valeur au m² × taux',
        en: 'Part = area counted × value × rate',
      },
      figure: ({ builtCents }) => amountFigure(builtCents),
      inputs: ({ countedM2, valuePerM2Cents, rate }) => [
        countInput('Surface retenue', 'Area counted', Number(countedM2), 'm2'),
        amountInput('Valeur au m²', 'Value per m²', valuePerM2Cents),
        rateInput('Taux', 'Rate', rate),
      ],
      source: 'C. patr., art. L524-7, I',
      parameters: (charge) => usedParameters(charge, ['tax.archaeology.rate', 'tax.development.value']),
    },
    groundCents: {
      label: { fr: 'Sur les aménagements soumis à étude d’impact', en: 'On ground with an impact study' },
      formula: {
        fr: 'Part = surface au sol × tarif au m² à partir du seuil, sinon 0',
        en: 'Part = ground area × price per m² from the threshold on, else 0',
      },
      figure: ({ groundCents }) => amountFigure(groundCents),
      inputs: ({ studiedGroundM2, thresholdM2, perM2Cents }) => [
        countInput('Surface au sol', 'Ground area', Number(studiedGroundM2), 'm2'),
        countInput('Seuil', 'Threshold', Number(thresholdM2), 'm2'),
        amountInput('Tarif au m²', 'Price per m²', perM2Cents),
      ],
      source: 'C. patr., art. L524-7, II',
      parameters: (charge) =>
        usedParameters(charge, ['tax.archaeology.per_m2', 'tax.archaeology.ground_area']),
    },
    totalCents: {
      label: { fr: 'Redevance d’archéologie préventive', en: 'Preventive archaeology charge' },
      formula: {
        fr: 'Redevance = part des constructions + part des aménagements',
        en: 'Charge = part of what is built + part of the ground',
      },
      figure: ({ totalCents }) => amountFigure(totalCents),
      inputs: ({ countedM2, valuePerM2Cents, rate, builtCents, groundCents }) => [
        countInput('Surface retenue', 'Area counted', Number(countedM2), 'm2'),
        amountInput('Valeur au m²', 'Value per m²', valuePerM2Cents),
        rateInput('Taux', 'Rate', rate),
        amountInput('Sur les constructions', 'On what is built', builtCents),
        amountInput('Sur les aménagements', 'On the ground', groundCents),
      ],
      parameters: ({ parameters }) => parameters,
    },
  },
  example: {
    given: {
      fr: 'Maison de 120 m², résidence principale, construite en Gironde en 2026.',
      en: 'House of 120 m², main home, built in Gironde in 2026.',
    },
    result: () =>
      archaeologyCharge({
        areas: [{ areaM2: '120.00', isMainHome: true, affectsGround: true }],
        departmentCode: '33',
        on: day('2026-11-20'),
      }),
    variants: () => [
      archaeologyCharge({
        areas: [],
        departmentCode: '33',
        on: day('2025-06-01'),
        studiedGroundM2: '12000.00',
      }),
    ],
  },
};
