import { amountFrom0, type Cents } from '../money/cents.ts';

const below17 =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(' ');
const tens = ['', 'dix', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt'];

/** 0 to 99; « quatre-vingts » has its s only at the end of the number. */
function belowHundred(value: number, isLast: boolean): string {
  if (value < 17) return below17[value] ?? '';
  if (value < 20) return `dix-${below17[value - 10] ?? ''}`;
  const ten = Math.min(8, Math.floor(value / 10));
  const rest = value - (ten === 7 ? 60 : ten * 10);
  const word = tens[ten] ?? '';
  if (rest === 0) return ten === 8 && isLast ? `${word}s` : word;
  if (ten < 8 && (rest === 1 || rest === 11)) return `${word} et ${belowHundred(rest, isLast)}`;
  return `${word}-${belowHundred(rest, isLast)}`;
}

/** 1 to 999; « cents » has its s only at the end of the number. */
function belowThousand(value: number, isLast: boolean): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  if (hundreds === 0) return belowHundred(rest, isLast);
  const head = hundreds === 1 ? 'cent' : `${below17[hundreds] ?? ''} cent`;
  if (rest === 0) return hundreds > 1 && isLast ? `${head}s` : head;
  return `${head} ${belowHundred(rest, isLast)}`;
}

/** A whole number in French words. */
function words(value: number): string {
  if (value === 0) return 'zéro';
  const groups = [
    { size: 1_000_000_000, name: 'milliard' },
    { size: 1_000_000, name: 'million' },
  ];
  const parts: string[] = [];
  let rest = value;
  for (const { size, name } of groups) {
    const count = Math.floor(rest / size);
    rest %= size;
    // A million is a noun: what stands before it keeps its s.
    if (count > 0) parts.push(`${belowThousand(count, true)} ${name}${count > 1 ? 's' : ''}`);
  }
  const thousands = Math.floor(rest / 1000);
  rest %= 1000;
  if (thousands === 1) parts.push('mille');
  if (thousands > 1) parts.push(`${belowThousand(thousands, false)} mille`);
  if (rest > 0) parts.push(belowThousand(rest, true));
  return parts.join(' ');
}

/**
 * A price in French words, as deeds write it: « quatre cent quatre-vingt mille euros », « un million d’euros ».
 *
 * @throws InvalidInputError below zero or from a thousand billion euros on
 */
export function priceInWords(priceCents: Cents): string {
  const all = amountFrom0('priceCents', priceCents);
  const euros = Math.floor(all / 100);
  const cents = all % 100;
  const isRoundMillion = euros >= 1_000_000 && euros % 1_000_000 === 0;
  const unit = `${isRoundMillion ? 'd’' : ''}euro${euros > 1 ? 's' : ''}`;
  const whole = `${words(euros)} ${unit}`;
  if (cents === 0) return whole;
  const small = `${words(cents)} centime${cents > 1 ? 's' : ''}`;
  return euros === 0 ? small : `${whole} et ${small}`;
}
