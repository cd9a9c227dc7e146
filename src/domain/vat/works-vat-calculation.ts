import type { Calculation } from '../explain/calculation.ts';
import { textInput } from '../explain/day-figures.ts';
import { rateFigure } from '../explain/figures.ts';
import { day } from '../time/day.ts';
import { worksVat, type WorksVat } from './works-vat.ts';

/** How the rate of works is chosen. */
export const worksVatCalculation: Calculation<WorksVat> = {
  id: 'works-vat',
  title: { fr: 'Taux de TVA des travaux', en: 'VAT rate of works' },
  summary: {
    fr: 'Taux proposé pour des travaux : 10 % sur un logement achevé depuis plus de deux ans, 5,5 % pour sa rénovation énergétique, 20 % sinon. L’entreprise et le conseil fiscal confirment.',
    en: 'Rate proposed for works: 10% on housing completed more than two years ago, 5.5% for its energy renovation, 20% otherwise. The contractor and the tax adviser confirm.',
  },
  validity: {
    fr: 'Taux depuis le 1er janvier 2014 ; ceux d’outre-mer sont à vérifier.',
    en: 'Rates since 1 January 2014; overseas ones are to be checked.',
  },
  formulas: {
    rate: {
      label: { fr: 'Taux des travaux', en: 'Rate of the works' },
      formula: {
        fr: 'Logement de plus de deux ans, non rendu neuf ni agrandi de plus d’un dixième → 10 % (énergie : 5,5 %) ; sinon → 20 %',
        en: 'Housing over two years old, neither made new nor enlarged by more than a tenth → 10% (energy: 5.5%); otherwise → 20%',
      },
      figure: ({ rate }) => rateFigure(rate),
      inputs: ({ reason }) => [textInput('Motif', 'Reason', reason)],
      source: 'CGI, art. 279-0 bis et 278-0 bis A',
      parameters: ({ parameters }) => parameters,
    },
  },
  example: {
    given: {
      fr: 'Rénovation de logements achevés en 1920.',
      en: 'Renovation of housing completed in 1920.',
    },
    result: () =>
      worksVat(
        { isHousing: true, completedOn: day('1920-01-01'), makeItNew: false, isEnergyRenovation: false },
        { on: day('2026-11-20') },
      ),
  },
};
