import { inArray } from 'drizzle-orm';
import type {
  FinancialAssetRow,
  OrgNodeRow,
  ProfilePaper,
  PropertyAssetRow,
  ReferenceRow,
} from '#contracts/client/profile/form.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import { explainWith } from '#domain/explain/calculation.ts';
import { isOldValue } from '#domain/profile/holding-age.ts';
import { placeNodes } from '#domain/profile/org-chart.ts';
import { paperState } from '#domain/profile/papers.ts';
import { referenceMarginCalculation } from '#domain/profile/reference-margin-calculation.ts';
import { referenceMargin } from '#domain/profile/reference-margin.ts';
import { propertyShare } from '#domain/profile/wealth.ts';
import { day, type Day } from '#domain/time/day.ts';
import {
  operations,
  storedFiles,
  type FinancialAsset,
  type ProfileDocument,
  type ProfileReference,
  type PropertyAsset,
  type StoredOrgNode,
} from '#mocks/db/schema/index.ts';
import { shownExplanation } from '#mocks/server/explained.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { optionalBps } from './facts.ts';

const optionalCents = (value: number | null): Cents | null => (value === null ? null : cents(value));

/** A stored property as the domain reads it. */
export const wealthProperty = (row: PropertyAsset) => ({
  valueCents: cents(row.valueCents),
  outstandingCents: cents(row.outstandingCents),
  monthlyPaymentCents: cents(row.monthlyPaymentCents),
  monthlyRentCents: cents(row.monthlyRentCents),
  ownershipBps: row.ownershipBps,
});

/** A stored reference as the domain reads it. */
export const referenceAmounts = (row: ProfileReference) => ({
  purchaseCents: optionalCents(row.purchaseCents),
  worksCents: optionalCents(row.worksCents),
  otherCents: optionalCents(row.otherCents),
  revenueCents: optionalCents(row.revenueCents),
  lotsCount: row.lotsCount,
});

/** Properties as the page shows them. */
export const propertyRows = (rows: readonly PropertyAsset[]): PropertyAssetRow[] =>
  rows.map((row) => ({
    id: row.id,
    version: row.version,
    label: row.label,
    city: row.city ?? '',
    kind: row.kind,
    acquiredOn: row.acquiredOn,
    purchasePriceCents: row.purchasePriceCents,
    valueCents: row.valueCents,
    outstandingCents: row.outstandingCents,
    monthlyPaymentCents: row.monthlyPaymentCents,
    monthlyRentCents: row.monthlyRentCents,
    ownershipBps: row.ownershipBps,
    holder: row.holder ?? '',
    shareNetCents: propertyShare(wealthProperty(row)).netCents,
  }));

/** Money as the page shows it. */
export const holdingRows = (rows: readonly FinancialAsset[], today: Day): FinancialAssetRow[] =>
  rows.map((row) => ({
    id: row.id,
    version: row.version,
    kind: row.kind,
    institution: row.institution ?? '',
    valueCents: row.valueCents,
    isPledged: row.isPledged,
    valuedOn: row.valuedOn,
    isOld: isOldValue(day(row.valuedOn), today),
  }));

/** The margin of a reference, with how it came about. */
function marginOf(row: ProfileReference): Pick<ReferenceRow, 'marginBps' | 'marginExplained'> {
  const result = referenceMargin(referenceAmounts(row));
  if (result.margin === null) return { marginBps: null, marginExplained: null };
  const explanation = explainWith(referenceMarginCalculation, result, 'margin');
  return { marginBps: optionalBps(result.margin), marginExplained: shownExplanation(explanation) };
}

/** References as the page shows them; the names of operations only where the person sees them. */
export async function referenceRows(
  context: ClientContext,
  rows: readonly ProfileReference[],
): Promise<ReferenceRow[]> {
  const ids = rows.flatMap(({ operationId }) => operationId ?? []);
  const known =
    ids.length === 0
      ? []
      : await context.db
          .select({ id: operations.id, name: operations.name })
          .from(operations)
          .where(inArray(operations.id, ids));
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return Promise.all(
    rows.map(async (row) => ({
      ...marginOf(row),
      id: row.id,
      version: row.version,
      title: row.title,
      city: row.city,
      year: row.year,
      kind: row.kind,
      lotsCount: row.lotsCount,
      purchaseCents: row.purchaseCents,
      worksCents: row.worksCents,
      otherCents: row.otherCents,
      revenueCents: row.revenueCents,
      durationMonths: row.durationMonths,
      narrative: row.narrative ?? '',
      isConfidential: row.isConfidential,
      photoHref: row.photoFileId === null ? null : await fileHref(context, row.photoFileId),
      operation: names.get(row.operationId ?? '') ?? null,
    })),
  );
}

/** The organisation chart from the top down, branch by branch. */
export const nodeRows = (rows: readonly StoredOrgNode[]): OrgNodeRow[] =>
  placeNodes(rows).map(({ node, depth, indirectBps }) => ({
    id: node.id,
    version: node.version,
    label: node.label,
    kind: node.kind,
    parentId: node.parentId,
    link: node.link,
    ownershipBps: node.ownershipBps,
    role: node.role ?? '',
    siren: node.siren,
    isSpv: node.isSpv,
    depth,
    indirectBps,
  }));

/** Papers as the page shows them. */
export async function paperRows(
  context: ClientContext,
  rows: readonly ProfileDocument[],
  today: Day,
): Promise<ProfilePaper[]> {
  const ids = rows.flatMap(({ fileId }) => fileId ?? []);
  const files =
    ids.length === 0
      ? []
      : await context.db
          .select({ id: storedFiles.id, name: storedFiles.name })
          .from(storedFiles)
          .where(inArray(storedFiles.id, ids));
  const names = new Map(files.map(({ id, name }) => [id, name]));
  return Promise.all(
    rows.map(async (row) => {
      const name = names.get(row.fileId ?? '');
      return {
        id: row.id,
        kind: row.kind,
        year: row.year,
        state: paperState({ validTo: row.validTo === null ? null : day(row.validTo) }, today),
        file:
          row.fileId === null || name === undefined
            ? null
            : { name, href: await fileHref(context, row.fileId) },
        issuedOn: row.issuedOn,
        validTo: row.validTo,
      };
    }),
  );
}
