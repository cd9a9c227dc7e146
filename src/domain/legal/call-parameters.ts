import { day } from '../time/day.ts';
import { legalInterestParameters } from './legal-interest-parameters.ts';
import type { LegalParameter } from './parameter.ts';

const vefaText = 'CCH, art. R261-14 (ainsi numéroté depuis le 1er septembre 2019)';
const virText = 'CCH, art. R262-10 (décret n° 2010-1128 du 27 septembre 2010)';
const vefa = (key: string, value: string): LegalParameter => ({
  key: `call.vefa.${key}`,
  value,
  validFrom: day('1978-06-08'),
  source: vefaText,
});
const vir = (key: string, value: string, source = virText): LegalParameter => ({
  key: `call.vir.${key}`,
  value,
  validFrom: day('2010-09-27'),
  source,
});

/** Caps of what may be called, of late interest and of what may be consigned. Decimal texts. */
export const callParameters: readonly LegalParameter[] = [
  vefa('foundations', '0.35'),
  vefa('watertight', '0.70'),
  vefa('completion', '0.95'),
  vefa('consignment', '0.05'),
  vefa('penalty_monthly', '0.01'),
  vir('half_works', '0.50'),
  vir('completion', '0.95'),
  vir('consignment', '0.05'),
  vir('penalty_points', '0.02'),
  vir('half_works_share', '0.50', 'CCH, art. R262-7 et R262-10'),
  ...legalInterestParameters,
];
