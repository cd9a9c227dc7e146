import { InvalidInputError } from '../domain-error.ts';
import { cents, type Cents } from '../money/cents.ts';
import { rate, type Rate } from '../money/rate.ts';
import type { Day } from '../time/day.ts';
import { findParameter, seekParameter, type LegalParameter } from './parameter.ts';

/** Reads the figures in force on one day at one place and remembers them, to be copied onto the record. */
export interface LegalReader {
  /** A rate as decimal text. */
  readonly rate: (key: string) => Rate;
  /** An amount, written in whole cents. */
  readonly amount: (key: string) => Cents;
  readonly text: (key: string) => string;
  /** A rate that the law may not have on the day or at the place. */
  readonly rateIfAny: (key: string) => Rate | null;
  /** The rows read so far, each once. */
  readonly used: () => readonly LegalParameter[];
}

/**
 * A reader for one day and department (`null` where the place does not matter). Its functions throw
 * LegalParameterError when no value holds, InvalidInputError when a row's value is not what its key asks for.
 */
export function legalReader(
  parameters: readonly LegalParameter[],
  on: Day,
  departmentCode: string | null,
): LegalReader {
  const used = new Set<LegalParameter>();
  const text = (key: string): string => {
    const parameter = findParameter(parameters, key, on, departmentCode);
    used.add(parameter);
    return parameter.value;
  };
  return {
    text,
    rate: (key) => rate(text(key)),
    rateIfAny: (key) => {
      const parameter = seekParameter(parameters, key, on, departmentCode);
      if (parameter === null) return null;
      used.add(parameter);
      return rate(parameter.value);
    },
    amount: (key) => {
      const value = text(key);
      if (!/^-?\d+$/.test(value)) throw new InvalidInputError(key, value, 'whole cents');
      return cents(Number(value));
    },
    used: () => [...used],
  };
}
