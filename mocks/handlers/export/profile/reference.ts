import { referencePage, type PrintedReference } from '#contracts/export/reference.ts';
import type { Paper } from '#contracts/export/paper.ts';
import { referenceMargin, referenceTotals } from '#domain/profile/reference-margin.ts';
import type { ProfileReference } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { optionalBps } from '../../client/profile/facts.ts';
import { referenceAmounts } from '../../client/profile/part-rows.ts';
import { unlessHidden } from '../hidden.ts';
import { profilePaper } from '../paper.ts';
import { profileOfPaper } from './of-route.ts';

/** Handler of `export.reference`. */
export const referenceHandler = clientPage(referencePage, async (context, query) => {
  const { profile, references } = await profileOfPaper(context);
  const paper = await profilePaper(context, query, profile);
  const { amounts, margin } = paper.hides;
  const totals = referenceTotals(
    references.filter(({ isConfidential }) => !isConfidential).map(referenceAmounts),
  );
  const { count, lotsCount } = referenceTotals(references.map(referenceAmounts));
  return {
    paper,
    references: await Promise.all(references.map((row) => printed(context, row, paper))),
    totals: {
      count,
      lotsCount,
      purchaseCents: unlessHidden(margin, totals.purchaseCents),
      worksCents: unlessHidden(margin, totals.worksCents),
      revenueCents: unlessHidden(amounts, totals.revenueCents),
      meanMarginBps: unlessHidden(margin, optionalBps(totals.meanMargin)),
    },
  };
});

async function printed(
  context: ClientContext,
  row: ProfileReference,
  { hides }: Paper,
): Promise<PrintedReference> {
  const { id, title, city, year, kind, lotsCount, durationMonths, narrative, isConfidential } = row;
  const areCostsHidden = hides.margin || isConfidential;
  return {
    id,
    title,
    city,
    year,
    kind,
    lotsCount,
    durationMonths,
    narrative: narrative ?? '',
    photoHref: row.photoFileId === null ? null : await fileHref(context, row.photoFileId),
    isConfidential,
    purchaseCents: unlessHidden(areCostsHidden, row.purchaseCents),
    worksCents: unlessHidden(areCostsHidden, row.worksCents),
    revenueCents: unlessHidden(hides.amounts || isConfidential, row.revenueCents),
    marginBps: unlessHidden(areCostsHidden, optionalBps(referenceMargin(referenceAmounts(row)).margin)),
  };
}
