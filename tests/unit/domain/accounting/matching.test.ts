import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocationProblems, unallocated } from '#domain/accounting/allocation.ts';
import { ruleFor, ruleObstacle } from '#domain/accounting/match-rule.ts';
import { matchOf, suggestMatches, type BankLine, type MatchTarget } from '#domain/accounting/matching.ts';
import { InvalidInputError } from '#domain/domain-error.ts';
import { cents, euros } from '#domain/money/cents.ts';
import { addToDay, day } from '#domain/time/day.ts';

const iban = 'FR76 9999 9000 0100 0100 2003 034';
const line: BankLine = {
  amountCents: euros('907.56'),
  bookedOn: day('2025-12-05'),
  label: 'VIR LOYER FAURE B-2023-001',
  counterpartyName: null,
  counterpartyIban: null,
};
const rent: MatchTarget = {
  id: 'rent',
  openCents: euros('907.56'),
  dueOn: day('2025-12-01'),
  names: ['Mme Noémie Faure', 'Faure'],
  iban: null,
  reference: 'B-2023-001',
};

describe('score of a bank match', () => {
  test('everything fits: 50 + 15 + 20 + 15 = 100, proposed, with its reasons', () => {
    expect(matchOf(line, rent)).toEqual({
      targetId: 'rent',
      score: 100,
      amountPoints: 50,
      datePoints: 15,
      counterpartyPoints: 20,
      referencePoints: 15,
      isProposed: true,
      reasons: [
        { fr: 'montant égal', en: 'same amount' },
        { fr: 'date à 5 jours près', en: 'within 5 days' },
        { fr: 'même tiers', en: 'same counterparty' },
        { fr: 'référence dans le libellé', en: 'reference in the label' },
      ],
    });
  });

  test('amount: 50 when equal, 25 within 1 %, nothing beyond nor in the other direction', () => {
    const of = (openCents: number, amountCents: number) =>
      matchOf({ ...line, amountCents: cents(amountCents) }, { ...rent, openCents: cents(openCents) })
        .amountPoints;
    expect([of(10_000, 10_000), of(10_000, 10_100), of(10_000, 9900), of(10_000, 10_101)]).toEqual([
      50, 25, 25, 0,
    ]);
    expect([of(10_000, 9899), of(-10_000, 10_000), of(-10_000, -10_050)]).toEqual([0, 0, 25]);
  });

  test('date: within 5 days on either side', () => {
    const of = (days: number) =>
      matchOf(line, { ...rent, dueOn: addToDay(line.bookedOn, { days }) }).datePoints;
    expect([of(-6), of(-5), of(0), of(5), of(6)]).toEqual([0, 15, 15, 15, 0]);
  });

  test('counterparty: by account, or by name in label or counterparty, whole words', () => {
    const of = (changed: Partial<BankLine>, target: Partial<MatchTarget> = {}) =>
      matchOf({ ...line, label: 'VIR', ...changed }, { ...rent, ...target }).counterpartyPoints;
    expect(of({ counterpartyIban: iban.replaceAll(' ', '') }, { iban })).toBe(20);
    expect(of({ counterpartyIban: 'not an account' }, { iban: 'not an account' })).toBe(0);
    expect(of({ counterpartyName: 'NOEMIE FAURE' })).toBe(20);
    expect(of({ label: 'VIR FAURECIA' })).toBe(0);
    expect(of({}, { names: ['', ' & '] })).toBe(0);
  });

  test('reference: whatever separates its parts, but never inside another number', () => {
    const of = (label: string, reference: string) =>
      matchOf({ ...line, label }, { ...rent, reference }).referencePoints;
    expect(of('VIR B 2023 001 LOYER', 'B-2023-001')).toBe(15);
    expect(of('VIR B2023001', 'B-2023-001')).toBe(15);
    expect(of('VIR B 2023 0017', 'B-2023-001')).toBe(0);
    expect(of('VIR 12', '12')).toBe(0);
  });

  test('80 is proposed, less is not', () => {
    const of = (changed: Partial<BankLine>) => matchOf({ ...line, ...changed }, rent);
    expect(of({ label: 'VIR FAURE' })).toMatchObject({ score: 85, isProposed: true });
    expect(of({ label: 'B-2023-001' })).toMatchObject({ score: 80, isProposed: true });
    expect(of({ label: 'B-2023-001', amountCents: euros('907.55') })).toMatchObject({
      score: 55,
      isProposed: false,
    });
  });

  test('suggestions come best first, then nearest in time; what does not fit at all is left out', () => {
    const twin = { ...rent, id: 'twin', dueOn: day('2025-12-04') };
    const other: MatchTarget = {
      ...rent,
      id: 'other',
      openCents: euros(12),
      dueOn: day('2020-01-01'),
      names: [],
      reference: null,
    };
    const near = { ...rent, id: 'near', reference: null };
    expect(suggestMatches(line, [other, near, rent, twin]).map(({ targetId }) => targetId)).toEqual([
      'twin',
      'rent',
      'near',
    ]);
  });

  test('no amount is a typed error; any other gives 0 to 100', () => {
    expect(() => matchOf({ ...line, amountCents: cents(0) }, rent)).toThrow(InvalidInputError);
    expect(() => matchOf(line, { ...rent, openCents: cents(0) })).toThrow(InvalidInputError);
    const amount = fc.maxSafeInteger().filter((value) => value !== 0);
    fc.assert(
      fc.property(amount, amount, fc.string(), fc.string(), (a, b, label, reference) => {
        const { score, isProposed } = matchOf(
          { ...line, amountCents: cents(a), label },
          { ...rent, openCents: cents(b), reference, names: [label] },
        );
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(isProposed).toBe(score >= 80);
      }),
    );
  });
});

describe('putting a bank line on targets', () => {
  const put = (targetId: string, amount: number, open: number) => ({
    targetId,
    amountCents: cents(amount),
    openCents: cents(open),
  });

  test('in part and on several is allowed; the rest stays open', () => {
    const parts = [put('a', 6000, 9000), put('b', 3000, 3000)];
    expect(allocationProblems(cents(10_000), parts)).toEqual([]);
    expect(unallocated(cents(10_000), parts)).toBe(1000);
  });

  test('tells every problem at once', () => {
    const parts = [put('a', 0, 10), put('b', -5, 10), put('c', 20, 10), put('d', 5, 5), put('d', 5, 5)];
    expect(allocationProblems(cents(30), parts).map(({ code, targetId }) => [code, targetId])).toEqual([
      ['zero', 'a'],
      ['other_direction', 'b'],
      ['above_open', 'c'],
      ['same_target', 'd'],
      ['above_line', null],
    ]);
  });

  test('money out is put on what is to be paid', () => {
    expect(allocationProblems(cents(-1_248_000), [put('claim', -1_248_000, -1_248_000)])).toEqual([]);
  });
});

describe('rules of affectation', () => {
  const paid: BankLine = {
    ...line,
    amountCents: euros(-12_480),
    label: 'FERRAND SITUATION 3',
    counterpartyName: 'Maçonnerie Ferrand & Cie',
  };
  const rule = (
    id: string,
    priority: number,
    conditions: Parameters<typeof ruleObstacle>[0]['conditions'],
  ) => ({
    id,
    priority,
    conditions,
  });

  test('the lowest priority of those that fit gives its codes', () => {
    const rules = [
      rule('any', 9, { sign: 'out' }),
      rule('works', 1, {
        labelHolds: ['situation', 'Ferrand'],
        minCents: euros(1000),
        maxCents: euros(12_480),
        sign: 'out',
        accountId: 'main',
        counterparty: 'maconnerie ferrand',
      }),
      rule('first', 0, { sign: 'in' }),
    ];
    expect(ruleFor(rules, paid, 'main')?.id).toBe('works');
    expect(ruleFor(rules, paid, 'other')?.id).toBe('any');
    expect(ruleFor(rules, { ...paid, amountCents: euros('-12480.01') }, 'main')?.id).toBe('any');
    expect(ruleFor(rules, { ...paid, amountCents: cents(0) }, 'main')).toBeNull();
  });

  test('a rule without condition is refused and fits nothing', () => {
    expect(ruleObstacle({ conditions: {} })?.fr).toBe(
      'La règle n’a aucune condition : ajoutez-en au moins une.',
    );
    expect(ruleObstacle({ conditions: { labelHolds: [] } })).not.toBeNull();
    expect(ruleFor([rule('all', 0, {})], paid, 'main')).toBeNull();
  });

  test('empty words and crossed bounds are refused', () => {
    expect(ruleObstacle({ conditions: { labelHolds: ['FERRAND', ' - '] } })?.fr).toContain('est vide');
    expect(ruleObstacle({ conditions: { minCents: cents(2), maxCents: cents(1) } })?.fr).toContain('minimal');
  });

  test('a pattern is only text', () => {
    expect(ruleFor([rule('pattern', 0, { labelHolds: ['(F+)+ERRAND'] })], paid, 'main')).toBeNull();
  });
});
