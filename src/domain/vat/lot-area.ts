import { InvalidInputError } from '../domain-error.ts';

/** Hundredths of a square metre of an area above 0. @throws InvalidInputError naming `input` */
export function hundredthsOfArea(input: string, areaM2: string): number {
  const match = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(areaM2);
  const hundredths = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : 0;
  if (hundredths === 0) throw new InvalidInputError(input, areaM2, 'an area above 0 with two decimals');
  return hundredths;
}
