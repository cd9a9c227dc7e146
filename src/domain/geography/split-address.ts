/** An address on one line, in its parts. */
export interface SplitAddress {
  readonly line: string;
  readonly postalCode: string;
  readonly city: string;
}

/** Street, postcode and commune, with whatever stands between them; the country at the end is left out. */
const pattern =
  /^(?<line>.*\S)[\s,;–-]+(?<postalCode>\d{5})[\s,]+(?<city>\p{L}[\p{L}\p{M}\s’'.-]*?)(?:[\s,]+france)?$/iu;

/**
 * Takes an address apart that was written or pasted on one line: « 12 rue du Port 33000 Bordeaux ».
 *
 * @returns null where it is not clear: no postcode, nothing before it, or no commune behind it
 */
export function splitAddress(text: string): SplitAddress | null {
  const groups = pattern.exec(text.trim().replaceAll(/\s+/g, ' '))?.groups;
  const { line = '', postalCode = '', city = '' } = groups ?? {};
  return line === '' || city === '' ? null : { line: line.replace(/[\s,;–-]+$/u, ''), postalCode, city };
}
