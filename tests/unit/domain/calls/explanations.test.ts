import { describe, expect, it } from 'vitest';
import { explainWith, type Calculation } from '#domain/explain/calculation.ts';
import { callCalculation } from '#domain/calls/call-calculation.ts';
import { callScheduleCalculation } from '#domain/calls/call-schedule-calculation.ts';
import { halfWorksCalculation } from '#domain/calls/half-works-calculation.ts';
import { lateInterestCalculation } from '#domain/calls/late-interest-calculation.ts';
import { expectExplained } from '#tests/support/explained.ts';

const valueOf = <Result>(calculation: Calculation<Result>, key: string) =>
  explainWith(calculation, calculation.example.result(), key).figure.value;

describe('explanations of calls for funds', () => {
  it('tell every figure of an example that the engine makes, in both languages, with its inputs', () => {
    expectExplained(callCalculation);
    expectExplained(callScheduleCalculation);
    expectExplained(halfWorksCalculation);
    expectExplained(lateInterestCalculation);
  });

  it('show the figures of the worked examples', () => {
    expect(valueOf(callCalculation, 'amountCents')).toBe(4_100_000);
    expect(valueOf(lateInterestCalculation, 'interestCents')).toBe(11_772);
  });
});
