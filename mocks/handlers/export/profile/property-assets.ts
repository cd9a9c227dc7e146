import { propertyAssetsPage, type PrintedProperty } from '#contracts/export/property-assets.ts';
import { propertyShare } from '#domain/profile/wealth.ts';
import type { PropertyAsset } from '#mocks/db/schema/index.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { optionalBps, todayOf, wealthOf } from '../../client/profile/facts.ts';
import { wealthProperty } from '../../client/profile/part-rows.ts';
import { unlessHidden } from '../hidden.ts';
import { profilePaper } from '../paper.ts';
import { profileOfPaper } from './of-route.ts';

/** Handler of `export.property-assets`. */
export const propertyAssetsHandler = clientPage(propertyAssetsPage, async (context, query) => {
  const whole = await profileOfPaper(context);
  const paper = await profilePaper(context, query, whole.profile);
  const worth = wealthOf(whole, todayOf(context.deps));
  return {
    paper,
    properties: whole.properties.map((row) => printed(row, paper.hides.amounts)),
    totals: unlessHidden(paper.hides.amounts, {
      valueCents: worth.propertyCents,
      debtCents: worth.propertyDebtCents,
      netCents: worth.propertyNetCents,
      monthlyPaymentCents: worth.monthlyPaymentCents,
      monthlyRentCents: worth.monthlyRentCents,
      annualRentCents: worth.annualRentCents,
      loanToValueBps: optionalBps(worth.loanToValue),
    }),
  };
});

function printed(row: PropertyAsset, areAmountsHidden: boolean): PrintedProperty {
  const { id, label, city, kind, acquiredOn, ownershipBps, holder } = row;
  const share = propertyShare(wealthProperty(row));
  return {
    id,
    label,
    city: city ?? '',
    kind,
    acquiredOn,
    ownershipBps,
    holder: holder ?? '',
    amounts: unlessHidden(areAmountsHidden, {
      purchasePriceCents: row.purchasePriceCents,
      valueCents: row.valueCents,
      outstandingCents: row.outstandingCents,
      monthlyPaymentCents: row.monthlyPaymentCents,
      monthlyRentCents: row.monthlyRentCents,
      shareValueCents: share.valueCents,
      shareDebtCents: share.debtCents,
    }),
  };
}
