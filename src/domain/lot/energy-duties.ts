import { InvalidInputError } from '../domain-error.ts';
import { addPeriod, parsePeriod } from '../deadline/period.ts';
import type { Text } from '../explain/calculation.ts';
import { deadlineParameters } from '../legal/deadline-parameters.ts';
import { energyParameters } from '../legal/energy-parameters.ts';
import { firstDayOf, seekParameter, type LegalParameter } from '../legal/parameter.ts';
import { isIn } from '../states/is-in.ts';
import type { Day } from '../time/day.ts';
import { energyClasses } from './details.ts';
import { isHousingLot, type LotType } from './states.ts';

export type EnergyClass = (typeof energyClasses)[number];

/** A property as far as its energy class binds whoever sells or lets it. */
export interface EnergyFacts {
  readonly type: LotType;
  /** A building that one owner holds whole: of others each dwelling is sold without an audit. */
  readonly isSingleOwner: boolean;
  readonly energyClass: EnergyClass | null;
  readonly dpeOn: Day | null;
  readonly auditOn: Day | null;
  readonly departmentCode: string;
  /** Day of the sale or of the lease. */
  readonly on: Day;
  readonly parameters?: readonly LegalParameter[];
}

/** What the energy class of a dwelling brings on a day. */
export interface EnergyDuties {
  readonly calculation: 'energy-duties';
  readonly energyClass: EnergyClass | null;
  readonly on: Day;
  /** Day since which, or from which, the sale needs an audit; null where it never does. */
  readonly auditFromOn: Day | null;
  readonly auditOn: Day | null;
  /** Last day of the audit that was made. */
  readonly auditUntilOn: Day | null;
  /** `valid`, `missing` or `expired` where one is needed on the day; `later` before; `none` where it never is. */
  readonly audit: 'none' | 'later' | 'missing' | 'expired' | 'valid';
  readonly auditReason: Text;
  /** Day since which, or from which, it may not be let; null where no day is set. */
  readonly lettingBarredFromOn: Day | null;
  readonly isLettingBarred: boolean;
  readonly dpeOn: Day | null;
  /** First day of the certificates that count. */
  readonly dpeFirstOn: Day | null;
  readonly isDpeVoid: boolean;
  readonly parameters: readonly LegalParameter[];
}

/** The rows of the engine that duties of energy rest on. */
const builtIn = [...energyParameters, ...deadlineParameters];

/**
 * Whether selling needs an energy audit and letting is barred, with the days from which.
 *
 * @throws InvalidInputError for a class that there is none of
 * @throws LegalParameterError overseas, whose days were not read
 */
export function energyDuties(facts: EnergyFacts): EnergyDuties {
  const { type, energyClass, dpeOn, auditOn, departmentCode, on, parameters = builtIn } = facts;
  if (energyClass !== null && !isIn(energyClasses, energyClass)) {
    throw new InvalidInputError('energyClass', energyClass, `one of ${energyClasses.join(', ')}`);
  }
  const used: LegalParameter[] = [];
  const take = <Row extends LegalParameter | null>(row: Row): Row => {
    if (row !== null) used.push(row);
    return row;
  };
  const firstDay = (key: string): Day | null =>
    energyClass === null || !isHousingLot(type)
      ? null
      : (take(firstDayOf(parameters, `${key}.${energyClass}`, departmentCode))?.validFrom ?? null);
  const isWhole = type === 'House' || (type === 'Building' && facts.isSingleOwner);
  const auditFromOn = isWhole ? firstDay('energy.audit') : null;
  const validity = take(seekParameter(parameters, 'deadline.diagnostic_validity.energy_audit', on));
  const auditUntilOn =
    auditOn === null || validity === null ? null : addPeriod(auditOn, parsePeriod(validity.value));
  const lettingBarredFromOn = firstDay('energy.letting.barred');
  const dpeFirst = take(seekParameter(parameters, 'energy.dpe.first_day', on));
  return {
    calculation: 'energy-duties',
    energyClass,
    on,
    auditFromOn,
    auditOn,
    auditUntilOn,
    audit: auditState(auditFromOn, auditUntilOn, on),
    auditReason: auditReason(isWhole, energyClass, auditFromOn),
    lettingBarredFromOn,
    isLettingBarred: lettingBarredFromOn !== null && lettingBarredFromOn <= on,
    dpeOn,
    dpeFirstOn: (dpeFirst?.value as Day | undefined) ?? null,
    isDpeVoid: dpeOn !== null && dpeFirst !== null && dpeOn < dpeFirst.value,
    parameters: used,
  };
}

function auditState(fromOn: Day | null, untilOn: Day | null, on: Day): EnergyDuties['audit'] {
  if (fromOn === null) return 'none';
  if (on < fromOn) return 'later';
  if (untilOn === null) return 'missing';
  return untilOn < on ? 'expired' : 'valid';
}

function auditReason(isWhole: boolean, energyClass: EnergyClass | null, fromOn: Day | null): Text {
  if (!isWhole) {
    return {
      fr: 'Ni maison, ni immeuble d’un seul propriétaire : aucun audit à la vente.',
      en: 'Neither a house nor a building of one owner: no audit to sell.',
    };
  }
  if (energyClass === null) {
    return { fr: 'Classe énergie non renseignée.', en: 'Energy class not entered.' };
  }
  return fromOn === null
    ? { fr: `Aucun audit pour la classe ${energyClass}.`, en: `No audit for class ${energyClass}.` }
    : { fr: `Audit exigé pour la classe ${energyClass}.`, en: `Audit required for class ${energyClass}.` };
}
