/** Whether digits pass the Luhn check: from the right, every second one counts double. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** A text without the blanks that people group figures with. */
export function withoutBlanks(text: string): string {
  return text.replaceAll(/[\s\u00A0\u202F]/gu, '');
}
