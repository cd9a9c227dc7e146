import { financialAssetsPage } from '#contracts/export/financial-assets.ts';
import { financialKinds } from '#domain/profile/enums.ts';
import { cents, sumCents } from '#domain/money/cents.ts';
import type { FinancialAsset } from '#mocks/db/schema/index.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { todayOf, wealthOf } from '../../client/profile/facts.ts';
import { holdingRows } from '../../client/profile/part-rows.ts';
import { unlessHidden } from '../hidden.ts';
import { profilePaper } from '../paper.ts';
import { profileOfPaper } from './of-route.ts';

/** Handler of `export.financial-assets`. */
export const financialAssetsHandler = clientPage(financialAssetsPage, async (context, query) => {
  const whole = await profileOfPaper(context);
  const paper = await profilePaper(context, query, whole.profile);
  const { amounts } = paper.hides;
  const today = todayOf(context.deps);
  const worth = wealthOf(whole, today);
  const kindRank = ({ kind }: FinancialAsset): number => financialKinds.indexOf(kind);
  const holdings = whole.holdings.toSorted((a, b) => kindRank(a) - kindRank(b));
  return {
    paper,
    holdings: holdingRows(holdings, today).map(({ version: _version, institution, ...row }) => ({
      ...row,
      institution,
      valueCents: unlessHidden(amounts, row.valueCents),
    })),
    totals: unlessHidden(amounts, {
      kinds: financialKinds.flatMap((kind) => {
        const ofKind = holdings.filter((row) => row.kind === kind);
        return ofKind.length === 0
          ? []
          : [{ kind, valueCents: sumCents(ofKind.map(({ valueCents }) => cents(valueCents))) }];
      }),
      financialCents: worth.financialCents,
      liquidCents: worth.liquidCents,
      pledgedCents: worth.pledgedCents,
      propertyNetCents: worth.propertyNetCents,
      netCents: worth.netCents,
      grossCents: worth.grossCents,
    }),
  };
});
