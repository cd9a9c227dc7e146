import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDepositCap } from '#domain/deadline/checks/deposit-cap.ts';
import { checkDraftDeedNotice } from '#domain/deadline/checks/draft-deed-notice.ts';
import { checkLoanCondition, type LoanConditionInput } from '#domain/deadline/checks/loan-condition.ts';
import { checkLongPromise, type LongPromiseInput } from '#domain/deadline/checks/long-promise.ts';
import { LegalParameterError } from '#domain/legal/parameter.ts';
import { cents, euros, zeroCents } from '#domain/money/cents.ts';
import { addToDay, day } from '#domain/time/day.ts';

const codes = ({ findings }: { readonly findings: readonly { readonly code: string }[] }) =>
  findings.map(({ code }) => code);

describe('4: the loan condition', () => {
  const contract: LoanConditionInput = {
    signedOn: day('2026-01-31'),
    endsOn: day('2026-02-28'),
    isBuyerIndividual: true,
    usesLoan: true,
    hasWaiverMention: false,
  };

  test('of a contract of 2026-01-31 may end on 2026-02-28, not before', () => {
    expect(checkLoanCondition(contract)).toMatchObject({ isAllowed: true, minimumEndsOn: '2026-02-28' });
    const short = checkLoanCondition({ ...contract, endsOn: day('2026-02-27') });
    expect(codes(short)).toEqual(['loan_condition_too_short']);
    expect(short.findings[0]?.text.fr).toBe(
      'La condition de prêt doit durer au moins un mois : repoussez-la au 28/02/2026 au moins.',
    );
  });

  test('of golden lot A21 (contract 2026-10-12) may end on 2026-11-30', () => {
    const a21 = { ...contract, signedOn: day('2026-10-12'), endsOn: day('2026-11-30') };
    expect(checkLoanCondition(a21)).toMatchObject({ isAllowed: true, minimumEndsOn: '2026-11-12' });
  });

  test('runs from registration where the contract is registered', () => {
    const registered = checkLoanCondition({ ...contract, registeredOn: day('2026-02-05') });
    expect(registered).toMatchObject({ isAllowed: false, minimumEndsOn: '2026-03-05' });
  });

  test('is required of a natural person who borrows', () => {
    expect(codes(checkLoanCondition({ ...contract, endsOn: null }))).toEqual(['loan_condition_missing']);
  });

  test('gives way to a handwritten waiver without a loan, and only then', () => {
    const cash = { ...contract, usesLoan: false, endsOn: null };
    expect(codes(checkLoanCondition(cash))).toEqual(['waiver_missing']);
    expect(codes(checkLoanCondition({ ...cash, hasWaiverMention: true }))).toEqual([]);
    expect(codes(checkLoanCondition({ ...contract, hasWaiverMention: true }))).toEqual(['waiver_with_loan']);
  });

  test('of a company is free', () => {
    const company = { ...contract, isBuyerIndividual: false, endsOn: day('2026-02-01') };
    expect(checkLoanCondition(company)).toMatchObject({ isAllowed: true, minimumEndsOn: null });
  });
});

describe('7: a promise of more than 18 months', () => {
  const promise: LongPromiseInput = {
    promiseOn: day('2025-11-17'),
    expiresOn: day('2027-05-18'),
    isSellerIndividual: true,
    form: 'private',
    contractKind: 'unilateral',
    priceCents: euros(480_000),
    depositCents: euros(24_000),
  };

  test('2025-11-17 to 2027-05-18 is blocked in private form, a day less is not', () => {
    const blocked = checkLongPromise(promise);
    expect(codes(blocked)).toEqual(['must_be_authentic']);
    expect(blocked.findings[0]?.text.fr).toBe(
      'Une promesse de plus de 18 mois consentie par une personne physique doit être notariée.',
    );
    expect(checkLongPromise({ ...promise, expiresOn: day('2027-05-17') }).isAllowed).toBe(true);
  });

  test('is allowed before a notary with 5 % of the price, not with a cent less', () => {
    const authentic = { ...promise, form: 'authentic' as const };
    expect(checkLongPromise(authentic)).toMatchObject({ isAllowed: true, minimumDepositCents: 2_400_000 });
    expect(codes(checkLongPromise({ ...authentic, depositCents: cents(2_399_999) }))).toEqual([
      'deposit_too_low',
    ]);
  });

  test('needs no indemnity when it binds both sides', () => {
    const bilateral = {
      ...promise,
      form: 'authentic' as const,
      contractKind: 'bilateral' as const,
      depositCents: zeroCents,
    };
    expect(checkLongPromise(bilateral)).toMatchObject({ isAllowed: true, minimumDepositCents: null });
  });

  test('granted by a company may be private', () => {
    expect(checkLongPromise({ ...promise, isSellerIndividual: false })).toMatchObject({
      isAllowed: true,
      isLong: false,
    });
  });
});

describe('16: the draft deed', () => {
  test('notified 2026-06-03 allows the deed from 2026-07-03, not the day before', () => {
    const check = (deedOn: string) =>
      checkDraftDeedNotice({ notifiedOn: day('2026-06-03'), deedOn: day(deedOn) });
    expect(check('2026-07-03')).toMatchObject({ isAllowed: true, earliestOn: '2026-07-03' });
    expect(codes(check('2026-07-02'))).toEqual(['deed_too_early']);
  });

  test('must have been notified', () => {
    expect(codes(checkDraftDeedNotice({ notifiedOn: null, deedOn: day('2026-07-02') }))).toEqual([
      'draft_deed_not_notified',
    ]);
  });
});

describe('17: the deposit', () => {
  const vefa = (deedPlannedOn: string, depositCents = zeroCents) =>
    checkDepositCap({
      regime: 'vefa',
      priceCents: euros(240_000),
      depositCents,
      contractOn: day('2026-06-01'),
      deedPlannedOn: day(deedPlannedOn),
    });

  test('on 240 000 € is at most 12 000 € within a year, 4 800 € within two, 0 beyond', () => {
    const caps = ['2027-06-01', '2027-06-02', '2028-06-01', '2028-06-02'].map((on) => vefa(on).capCents);
    expect(caps).toEqual([1_200_000, 480_000, 480_000, 0]);
  });

  test('is refused a cent above, and told the rate that holds', () => {
    expect(vefa('2027-06-01', cents(1_200_000)).isAllowed).toBe(true);
    expect(vefa('2027-06-01', cents(1_200_001)).findings[0]?.text.fr).toBe(
      'Le dépôt ne peut pas dépasser 5\u00A0% du prix.',
    );
    expect(vefa('2028-01-01', cents(480_001)).findings[0]?.text.fr).toBe(
      'Le dépôt ne peut pas dépasser 2\u00A0% du prix.',
    );
    expect(codes(vefa('2029-01-01', cents(1)))).toEqual(['deposit_forbidden']);
  });

  test('follows the limit of the company outside off-plan sales', () => {
    const vir = checkDepositCap({
      regime: 'vir',
      priceCents: euros(205_000),
      depositCents: euros(10_250),
      ownCapBps: 500,
    });
    expect(vir).toMatchObject({ isAllowed: true, capCents: 1_025_000, firstTermOn: null });
  });

  test('never allows more when the deed comes later', () => {
    fc.assert(
      fc.property(fc.nat(1200), fc.nat(600), fc.nat(1e12), (days, more, price) => {
        const cap = (count: number) =>
          checkDepositCap({
            regime: 'vefa',
            priceCents: cents(price),
            depositCents: zeroCents,
            contractOn: day('2026-06-01'),
            deedPlannedOn: addToDay(day('2026-06-01'), { days: count }),
          }).capCents;
        expect(cap(days + more)).toBeLessThanOrEqual(cap(days));
        expect(cap(days)).toBeLessThanOrEqual(Math.ceil(price * 0.05));
      }),
    );
  });

  test('has no rate before the decree: a typed error, not a guess', () => {
    expect(() =>
      checkDepositCap({
        regime: 'vefa',
        priceCents: euros(1),
        depositCents: zeroCents,
        contractOn: day('1970-01-01'),
        deedPlannedOn: day('1970-06-01'),
      }),
    ).toThrow(LegalParameterError);
  });
});
