import { expect, test } from 'vitest';
import * as dutyRegimes from '#messages/duty-regimes.ts';
import * as purchase from '#messages/client/notary-purchase.ts';
import * as simulation from '#messages/client/simulation.ts';
import * as trade from '#messages/trade.ts';

test.each([
  { names: dutyRegimes.fr, trade: trade.fr, simulation: simulation.fr, purchase: purchase.fr },
  { names: dutyRegimes.en, trade: trade.en, simulation: simulation.en, purchase: purchase.en },
])('a regime of duties has one name, on every page: $names.mdb', ({ names, ...pages }) => {
  expect(pages.trade.acquisitionRegime).toBe(names);
  expect(pages.simulation.choices.acquisitionRegime).toBe(names);
  expect(pages.purchase.regimes).toBe(names);
});
