import { describe, expect, test } from 'vitest';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents } from '#domain/money/cents.ts';
import { priceInWords } from '#domain/offer/price-in-words.ts';

describe('a price in words', () => {
  test.each([
    [0, 'zéro euro'],
    [1, 'un centime'],
    [100, 'un euro'],
    [201, 'deux euros et un centime'],
    [1600, 'seize euros'],
    [1700, 'dix-sept euros'],
    [2100, 'vingt et un euros'],
    [7000, 'soixante-dix euros'],
    [7100, 'soixante et onze euros'],
    [7700, 'soixante-dix-sept euros'],
    [8000, 'quatre-vingts euros'],
    [8100, 'quatre-vingt-un euros'],
    [9100, 'quatre-vingt-onze euros'],
    [10_000, 'cent euros'],
    [20_000, 'deux cents euros'],
    [20_100, 'deux cent un euros'],
    [100_000, 'mille euros'],
    [8_000_000, 'quatre-vingt mille euros'],
    [20_000_000, 'deux cent mille euros'],
    [48_000_000, 'quatre cent quatre-vingt mille euros'],
    [49_500_000, 'quatre cent quatre-vingt-quinze mille euros'],
    [45_000_050, 'quatre cent cinquante mille euros et cinquante centimes'],
    [100_000_000, 'un million d’euros'],
    [8_000_000_000, 'quatre-vingts millions d’euros'],
    [128_400_000, 'un million deux cent quatre-vingt-quatre mille euros'],
    [200_000_100, 'deux millions un euros'],
  ])('%i cents are « %s »', (amount, text) => {
    expect(priceInWords(cents(amount))).toBe(text);
  });

  test('is of nothing below zero', () => {
    expect(() => priceInWords(cents(-1))).toThrow(InvalidInputError);
  });
});
