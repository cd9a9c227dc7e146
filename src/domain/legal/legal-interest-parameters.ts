import { day } from '../time/day.ts';
import type { LegalParameter } from './parameter.ts';

/** Legal interest of creditors who act for their trade (and of all companies), a year, by half-year. */
export const legalInterestKey = 'interest.legal.professional';

const halfYear = (from: string, to: string, value: string, source: string): LegalParameter => ({
  key: legalInterestKey,
  value,
  validFrom: day(from),
  validTo: day(to),
  source,
});

/** Monetary and financial code, article L313-2; one order for each half-year. */
export const legalInterestParameters: readonly LegalParameter[] = [
  halfYear('2024-07-01', '2024-12-31', '0.0492', 'Taux de l’intérêt légal du second semestre 2024'),
  halfYear('2025-01-01', '2025-06-30', '0.0371', 'Arrêté du 17 décembre 2024'),
  halfYear('2025-07-01', '2025-12-31', '0.0276', 'Arrêté du 19 juin 2025'),
  halfYear('2026-01-01', '2026-06-30', '0.0262', 'Arrêté du 15 décembre 2025'),
  {
    ...halfYear(
      '2026-07-01',
      '2026-12-31',
      '0.0276',
      'Second semestre 2026 : taux repris de l’année précédente',
    ),
    isUnverified: true,
  },
];
