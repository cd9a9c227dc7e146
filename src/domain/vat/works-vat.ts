import { findParameter, type LegalParameter } from '../legal/parameter.ts';
import { vatParameters } from '../legal/vat-parameters.ts';
import type { Text } from '../explain/calculation.ts';
import { bigRate, bpsWithin, rateOfBps, type Rate } from '../money/rate.ts';
import { addToDay, type Day } from '../time/day.ts';
import { vatRate, vatRateParameter, type VatContext } from './vat-rates.ts';

/** What works are and on what, to choose their rate. */
export interface WorksFacts {
  readonly isHousing: boolean;
  readonly completedOn: Day | null;
  /** They make the building new. */
  readonly makeItNew: boolean;
  /** Floor area that they add, in basis points of the old one; 0 when absent. */
  readonly addedAreaBps?: number;
  readonly isEnergyRenovation: boolean;
}

/** The rate of works and why. */
export interface WorksVat {
  readonly calculation: 'works-vat';
  readonly rate: Rate;
  readonly kind: 'standard' | 'works.improvement' | 'works.energy';
  readonly reason: Text;
  readonly parameters: readonly LegalParameter[];
}

/** The rate of a supplier’s works on a day. @throws LegalParameterError when none is known */
export function worksVat(facts: WorksFacts, context: VatContext): WorksVat {
  const { on, parameters = vatParameters } = context;
  const housingYears = findParameter(parameters, 'vat.works.housing_years', on);
  const areaShare = findParameter(parameters, 'vat.works.area_share', on);
  const years = Number(housingYears.value);
  const isOld = facts.completedOn !== null && on > addToDay(facts.completedOn, { years });
  const answer = (kind: WorksVat['kind'], fr: string, en: string): WorksVat => ({
    calculation: 'works-vat',
    rate: vatRate(kind, context),
    kind,
    reason: { fr, en },
    parameters: [vatRateParameter(kind, context), housingYears, areaShare],
  });
  if (!facts.isHousing) {
    return answer('standard', 'Le local n’est pas d’habitation : taux normal.', 'No housing: standard rate.');
  }
  const added = bigRate(rateOfBps(bpsWithin('addedAreaBps', facts.addedAreaBps ?? 0, 0, 1_000_000)));
  if (added.gt(areaShare.value)) {
    return answer(
      'standard',
      'Les travaux ajoutent plus d’un dixième à la surface de plancher : taux normal.',
      'The works add more than a tenth to the floor area: standard rate.',
    );
  }
  if (facts.makeItNew) {
    return answer(
      'standard',
      'Les travaux rendent l’immeuble neuf : taux normal.',
      'The works make the building new: standard rate.',
    );
  }
  if (!isOld) {
    return answer(
      'standard',
      'Le logement n’est pas achevé depuis plus de deux ans : taux normal.',
      'The housing was not completed more than two years ago: standard rate.',
    );
  }
  return facts.isEnergyRenovation
    ? answer(
        'works.energy',
        'Rénovation énergétique d’un logement de plus de deux ans.',
        'Energy renovation of housing more than two years old.',
      )
    : answer(
        'works.improvement',
        'Amélioration d’un logement de plus de deux ans.',
        'Improvement of housing more than two years old.',
      );
}
