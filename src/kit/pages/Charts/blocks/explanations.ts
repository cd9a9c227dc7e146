import type { Explained } from '#ui/data/explained.ts';

const text = (fr: string, en: string) => ({ fr, en });
const amount = (fr: string, en: string, value: number) => ({
  name: text(fr, en),
  figure: { unit: 'cents' as const, value },
});

/** How a margin comes about, in cents. */
export const margin: Explained = {
  label: text('Marge', 'Margin'),
  formula: text(
    'Marge = CA TTC − TVA sur marge − coût de revient',
    'Margin = revenue − VAT on the margin − cost',
  ),
  figure: { unit: 'cents', value: 13_896_008 },
  inputs: [
    amount('CA TTC, 9 lots', 'Revenue, 9 lots', 128_400_000),
    amount('TVA sur marge (1 284 000 − 480 000) ÷ 6', 'VAT on the margin', -13_400_000),
    amount('Coût de revient, 16 lignes', 'Cost, 16 lines', -101_103_992),
  ],
  source: 'Art. 268 du CGI',
  isUnverified: false,
};

/** How a yield comes about; no text sets it. */
export const netYield: Explained = {
  label: text('Rendement net', 'Net yield'),
  formula: text(
    'Rendement net = (loyers − charges) ÷ prix de revient',
    'Net yield = (rents − charges) ÷ cost',
  ),
  figure: { unit: 'rate', value: '0.0612' },
  inputs: [
    amount('Loyers de l’année', 'Rents of the year', 4_320_000),
    amount('Charges', 'Charges', -780_000),
    amount('Prix de revient', 'Cost', 57_800_000),
    { name: text('Mois loués', 'Months let'), figure: { unit: 'months', value: 11 } },
  ],
  source: null,
  isUnverified: true,
};
