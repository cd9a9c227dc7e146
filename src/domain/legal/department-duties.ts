import { departmentOf } from '../geography/insee.ts';
import { isInLyonMetropole, lyonMetropole } from '../geography/lyon-metropole.ts';
import type { Day } from '../time/day.ts';
import { departmentDutySources, departmentDutyTable } from './department-duty-table.ts';
import { unknownValue, type LegalParameter } from './parameter.ts';

/** How well a rate is established: the text itself, two accounts that agree, a single one, or not at all. */
export const dutyCertainties = ['primary', 'two_secondary', 'one_press', 'unknown'] as const;
export type DutyCertainty = (typeof dutyCertainties)[number];

/** The rate of one territory between two days, both included. */
export interface DepartmentDutyRow {
  /** A department, or `69-M`: the communes of the Métropole de Lyon, which `69` leaves out. */
  readonly code: string;
  readonly from: Day;
  /** `null` while no end is known. */
  readonly to: Day | null;
  /** Decimal text; `null` where it is not known, so that nothing is calculated. */
  readonly rate: string | null;
  /** Key of `departmentDutySources`. */
  readonly source: string;
  readonly certainty: DutyCertainty;
}

/** Legal parameter of the rate. */
export const departmentDutyKey = 'deed.duty.department';

/** The table as legal parameters. */
export const departmentDutyParameters: readonly LegalParameter[] = departmentDutyTable.map(
  ({ code, from, to, rate, source, certainty }) => ({
    key: departmentDutyKey,
    value: rate ?? unknownValue,
    validFrom: from,
    ...(to !== null && { validTo: to }),
    departmentCode: code,
    source: departmentDutySources[source] ?? source,
    ...((certainty === 'one_press' || certainty === 'unknown') && { isUnverified: true }),
  }),
);

/** The territory of the table that a commune belongs to: its department, or the Métropole de Lyon. */
export function dutyTerritoryOf(inseeCode: string): string {
  return isInLyonMetropole(inseeCode) ? lyonMetropole : departmentOf(inseeCode);
}
