import { expect, test } from 'vitest';
import { operationStart } from '#domain/sourcing/operation-start.ts';

test.each([
  ['House', 'exempt', 'trading', 'exempt'],
  ['Building', 'margin', 'trading', 'margin_option'],
  ['Apartment', 'total', 'trading', 'total'],
  ['Land', 'margin', 'subdivision', 'margin_land'],
] as const)('a %s resold %s starts as %s, %s', (type, vatMode, kind, vatRegime) => {
  expect(operationStart({ type, vatMode })).toEqual({ kind, vatRegime });
});
