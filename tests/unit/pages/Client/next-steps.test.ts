import { describe, expect, test } from 'vitest';
import { exampleRow } from '#contracts/client/operation/row.ts';
import { nextSteps } from '#pages/Client/blocks/next-steps.ts';

const unpriced = { ...exampleRow, purchasePriceCents: null };
const everything = { create: true, update: true };

describe('the next steps of the dashboard', () => {
  test('an operation without purchase price asks for it, one with a price asks for nothing', () => {
    const steps = nextSteps({ operations: [exampleRow, unpriced], inProgressCount: 2 }, everything);
    expect(steps).toEqual([{ kind: 'purchasePrice', operation: unpriced }]);
  });

  test('nobody is sent to a form that their role may not open', () => {
    const read = { create: false, update: false };
    expect(nextSteps({ operations: [unpriced], inProgressCount: 1 }, read)).toEqual([]);
    expect(nextSteps({ operations: [], inProgressCount: 0 }, read)).toEqual([]);
  });

  test('without an operation in progress the first step is a new one', () => {
    expect(nextSteps({ operations: [], inProgressCount: 0 }, everything)).toEqual([{ kind: 'create' }]);
  });

  test('at most four are shown', () => {
    const operations = Array.from({ length: 8 }, () => unpriced);
    expect(nextSteps({ operations, inProgressCount: 8 }, everything)).toHaveLength(4);
  });
});
