import { day } from '../time/day.ts';
import { unknownValue, type LegalParameter } from './parameter.ts';

const audit = 'Article L126-28-1 du code de la construction et de l’habitation';
const decency = 'Loi n° 89-462 du 6 juillet 1989, art. 6 ; loi n° 2021-1104 du 22 août 2021, art. 160';
const certificate = 'Décret n° 2020-1610 du 17 décembre 2020, art. 2 (DPE antérieurs au 1er juillet 2021)';
const overseas = ['971', '972', '973', '974', '976'] as const;

/**
 * What the energy class of a dwelling brings, in the metropolis: an audit to sell houses and buildings of one owner,
 * the bar to let, certificates that are void. Overseas has days of its own, which were not read.
 */
export const energyParameters: readonly LegalParameter[] = [
  ...byClass('energy.audit', { G: '2023-04-01', F: '2023-04-01', E: '2025-01-01', D: '2034-01-01' }, audit),
  ...byClass('energy.letting.barred', { G: '2025-01-01', F: '2028-01-01', E: '2034-01-01' }, decency),
  {
    key: 'energy.dpe.first_day',
    value: '2021-07-01',
    validFrom: day('2025-01-01'),
    source: certificate,
  },
];

function byClass(key: string, days: Readonly<Record<string, string>>, source: string): LegalParameter[] {
  return Object.entries(days).flatMap(([energyClass, first]) => {
    const row = { key: `${key}.${energyClass}`, validFrom: day(first), source };
    const unread = `${source} : calendrier d’outre-mer non relu`;
    return [
      { ...row, value: 'yes' },
      ...overseas.map((departmentCode) => ({
        ...row,
        value: unknownValue,
        departmentCode,
        source: unread,
        isUnverified: true,
      })),
    ];
  });
}
