import { DomainError } from '../domain-error.ts';
import type { Day } from '../time/day.ts';

/** A figure that the law or a tariff sets, with when, where and why it holds. */
export interface LegalParameter<Value = string> {
  readonly key: string;
  readonly value: Value;
  /** First day on which it holds. */
  readonly validFrom: Day;
  /** Last day on which it holds; absent while no end is known. */
  readonly validTo?: Day;
  /** Only there; absent where it holds everywhere. */
  readonly departmentCode?: string;
  /** Article, text or tariff it was read in. */
  readonly source: string;
  /** Known practice that no text was read for: to be reviewed before release. */
  readonly isUnverified?: boolean;
}

/** Value of a row that tells that the figure is not known between its days. */
export const unknownValue = 'unknown';

/** No value is known for a key on a day: calculations stop here rather than guess. */
export class LegalParameterError extends DomainError {
  override readonly name: string = 'LegalParameterError';
  readonly key: string;
  readonly on: Day;
  readonly departmentCode: string | null;
  readonly reason: 'missing' | 'expired' | 'not_yet' | 'unknown';

  constructor(
    key: string,
    on: Day,
    departmentCode: string | null,
    reason: LegalParameterError['reason'],
    message?: string,
  ) {
    const where = departmentCode === null ? '' : ` in ${departmentCode}`;
    const why = {
      missing: 'there is none',
      expired: 'it has expired',
      not_yet: 'it does not hold yet',
      unknown: 'its value is not known',
    }[reason];
    super('legal_parameter', message ?? `Legal parameter "${key}" on ${on}${where}: ${why}.`);
    this.key = key;
    this.on = on;
    this.departmentCode = departmentCode;
    this.reason = reason;
  }
}

/**
 * The value of a key on a day: that of the department when it has one of its own, else the one that holds
 * everywhere; of two that hold, the later.
 *
 * @throws LegalParameterError naming key and day when none holds
 */
export function findParameter<Value>(
  parameters: readonly LegalParameter<Value>[],
  key: string,
  on: Day,
  departmentCode: string | null = null,
): LegalParameter<Value> {
  const known = parameters.filter(
    (parameter) =>
      parameter.key === key &&
      (parameter.departmentCode === undefined || parameter.departmentCode === departmentCode),
  );
  const holding = known.filter(
    ({ validFrom, validTo }) => validFrom <= on && (validTo === undefined || on <= validTo),
  );
  const local = holding.filter((parameter) => parameter.departmentCode !== undefined);
  const found = (local.length > 0 ? local : holding).toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1));
  if (found[0]) {
    if (found[0].value === unknownValue) throw new LegalParameterError(key, on, departmentCode, 'unknown');
    return found[0];
  }
  const isBefore = known.length > 0 && known.every(({ validFrom }) => on < validFrom);
  const reason = known.length === 0 ? 'missing' : isBefore ? 'not_yet' : 'expired';
  throw new LegalParameterError(key, on, departmentCode, reason);
}

/**
 * The first day on which a key holds at a place, past or to come; null where it never does.
 *
 * @throws LegalParameterError where it is known not to be known
 */
export function firstDayOf<Value>(
  parameters: readonly LegalParameter<Value>[],
  key: string,
  departmentCode: string | null = null,
): LegalParameter<Value> | null {
  const first = parameters
    .filter((row) => row.key === key && (row.departmentCode ?? departmentCode) === departmentCode)
    .toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1))[0];
  if (first === undefined) return null;
  return findParameter(parameters, key, first.validFrom, departmentCode);
}

/** The value of a key on a day, or `null` where the law has none; otherwise as `findParameter`. */
export function seekParameter<Value>(
  parameters: readonly LegalParameter<Value>[],
  key: string,
  on: Day,
  departmentCode: string | null = null,
): LegalParameter<Value> | null {
  try {
    return findParameter(parameters, key, on, departmentCode);
  } catch (error) {
    if (error instanceof LegalParameterError && error.reason !== 'unknown') return null;
    throw error;
  }
}
