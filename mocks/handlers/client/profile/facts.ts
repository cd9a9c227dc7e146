import { asc, desc, eq, inArray } from 'drizzle-orm';
import { checkPapers, type PaperCheck } from '#domain/profile/papers.ts';
import { completenessBps, countedParts, partBps, type PartCounts } from '#domain/profile/completeness.ts';
import { companyRatios, type CompanyRatios } from '#domain/profile/company-ratios.ts';
import { accountYearsCount } from '#domain/profile/enums.ts';
import { wealth, type Wealth } from '#domain/profile/wealth.ts';
import { cents, type Cents } from '#domain/money/cents.ts';
import { bpsOfRate, type Rate } from '#domain/money/rate.ts';
import { day, type Day } from '#domain/time/day.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  financialAssets,
  orgNodes,
  profileDocuments,
  profileReferences,
  propertyAssets,
  type FinancialAsset,
  type Profile,
  type ProfileDocument,
  type ProfileReference,
  type PropertyAsset,
  type StoredOrgNode,
} from '#mocks/db/schema/index.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';

/** A profile with all that belongs to it. */
export interface WholeProfile {
  readonly profile: Profile;
  readonly properties: readonly PropertyAsset[];
  readonly holdings: readonly FinancialAsset[];
  /** The latest first. */
  readonly references: readonly ProfileReference[];
  readonly nodes: readonly StoredOrgNode[];
  readonly papers: readonly ProfileDocument[];
}

/** Today in Paris, on the clock of the trade. */
export const todayOf = ({ clock }: Pick<ServerDependencies, 'clock'>): Day =>
  day(parisDay(clock.businessNow()));

/** All that belongs to some profiles, in their order. */
export async function wholeProfiles(db: Database, rows: readonly Profile[]): Promise<WholeProfile[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const properties = await db
    .select()
    .from(propertyAssets)
    .where(inArray(propertyAssets.profileId, ids))
    .orderBy(asc(propertyAssets.createdAt), asc(propertyAssets.id));
  const holdings = await db
    .select()
    .from(financialAssets)
    .where(inArray(financialAssets.profileId, ids))
    .orderBy(asc(financialAssets.kind), asc(financialAssets.createdAt), asc(financialAssets.id));
  const references = await db
    .select()
    .from(profileReferences)
    .where(inArray(profileReferences.profileId, ids))
    .orderBy(desc(profileReferences.year), asc(profileReferences.title), asc(profileReferences.id));
  const nodes = await db
    .select()
    .from(orgNodes)
    .where(inArray(orgNodes.profileId, ids))
    .orderBy(asc(orgNodes.rank), asc(orgNodes.id));
  const papers = await db
    .select()
    .from(profileDocuments)
    .where(inArray(profileDocuments.profileId, ids))
    .orderBy(asc(profileDocuments.kind), desc(profileDocuments.year), desc(profileDocuments.validTo));
  return rows.map((profile) => {
    const ofIt = ({ profileId }: { readonly profileId: string }): boolean => profileId === profile.id;
    return {
      profile,
      properties: properties.filter(ofIt),
      holdings: holdings.filter(ofIt),
      references: references.filter(ofIt),
      nodes: nodes.filter(ofIt),
      papers: papers.filter(ofIt),
    };
  });
}

/** All that belongs to one profile. */
export async function wholeProfile(db: Database, row: Profile): Promise<WholeProfile> {
  const [whole] = await wholeProfiles(db, [row]);
  return whole ?? { profile: row, properties: [], holdings: [], references: [], nodes: [], papers: [] };
}

/** Entities of one profile's chart, as they are locked for a change. */
export const nodesOf = (db: Database, profileId: string): Promise<StoredOrgNode[]> =>
  db
    .select()
    .from(orgNodes)
    .where(eq(orgNodes.profileId, profileId))
    .orderBy(asc(orgNodes.rank), asc(orgNodes.id));

/** A rate in basis points, as pages are sent it. */
export const optionalBps = (value: Rate | null): number | null => (value === null ? null : bpsOfRate(value));

const optionalCents = (value: number | null): Cents | null => (value === null ? null : cents(value));

/** What a stored profile owns, owes and earns. */
export const wealthOf = ({ profile, properties, holdings }: WholeProfile, today: Day): Wealth =>
  wealth(
    {
      properties: properties.map((property) => ({
        valueCents: cents(property.valueCents),
        outstandingCents: cents(property.outstandingCents),
        monthlyPaymentCents: cents(property.monthlyPaymentCents),
        monthlyRentCents: cents(property.monthlyRentCents),
        ownershipBps: property.ownershipBps,
      })),
      holdings: holdings.map(({ kind, valueCents, isPledged }) => ({
        kind,
        valueCents: cents(valueCents),
        isPledged,
      })),
      incomes: profile.incomes.map(({ annualCents, year }) => ({ annualCents: cents(annualCents), year })),
      expenses: profile.expenses.map(({ monthlyCents, untilOn }) => ({
        monthlyCents: cents(monthlyCents),
        untilOn: untilOn === null ? null : day(untilOn),
      })),
    },
    today,
  );

/** The ratios of each year of a stored company, the latest first. */
export const ratiosOf = ({ accounts }: Pick<Profile, 'accounts'>): CompanyRatios[] =>
  accounts
    .toSorted((a, b) => b.year - a.year)
    .map((one) =>
      companyRatios({
        year: one.year,
        turnoverCents: optionalCents(one.turnoverCents),
        ebitdaCents: optionalCents(one.ebitdaCents),
        netIncomeCents: optionalCents(one.netIncomeCents),
        equityCents: optionalCents(one.equityCents),
        financialDebtCents: optionalCents(one.financialDebtCents),
        cashCents: optionalCents(one.cashCents),
      }),
    );

/** How the papers of a stored profile stand. */
export const checklistOf = ({ profile, papers }: WholeProfile, today: Day): PaperCheck[] =>
  checkPapers(
    profile.kind,
    papers.map(({ kind, year, validTo }) => ({
      kind,
      year,
      validTo: validTo === null ? null : day(validTo),
    })),
    today,
  );

const filledOf = (values: readonly unknown[]) => ({
  filled: values.filter((value) => value !== null && value !== '' && value !== undefined).length,
  expected: values.length,
});

const some = (items: readonly unknown[]): 1 | null => (items.length > 0 ? 1 : null);

/** What is filled of what each part of a profile should hold. */
function partCounts(whole: WholeProfile, today: Day): PartCounts {
  const { profile, properties, holdings, references, nodes } = whole;
  const checklist = checklistOf(whole, today);
  const isCompany = profile.kind === 'company';
  const { addressLine, postalCode, city, email, phone } = profile;
  const place = [addressLine, postalCode, city];
  return {
    identity: filledOf(
      isCompany
        ? [
            ...place,
            profile.legalName,
            profile.legalForm,
            profile.siren,
            profile.vatNumber,
            profile.rcsCity,
            profile.capitalCents,
            profile.createdOn,
          ]
        : [
            ...place,
            email,
            phone,
            profile.birthDate,
            profile.birthPlace,
            profile.nationality,
            profile.maritalStatus,
            profile.dependents,
          ],
    ),
    activity: filledOf(
      isCompany
        ? [
            some(profile.representatives),
            some(profile.shareholders),
            profile.pitch,
            ...Array.from({ length: accountYearsCount }, (_, at) => profile.accounts[at]?.year),
          ]
        : [profile.occupation, profile.contractKind, profile.bio, some(profile.incomes)],
    ),
    property: filledOf([some(properties)]),
    financial: filledOf([some(holdings)]),
    references: filledOf([some(references)]),
    organisation: filledOf([some(nodes)]),
    papers: {
      filled: checklist.filter(({ state }) => state === 'valid' || state === 'expires_soon').length,
      expected: checklist.length,
    },
  };
}

/** How complete a stored profile is, altogether and part by part. */
export function completenessOf(whole: WholeProfile, today: Day) {
  const counts = partCounts(whole, today);
  const { kind } = whole.profile;
  return {
    completenessBps: completenessBps(kind, counts),
    parts: countedParts(kind).map((part) => ({ part, bps: partBps(counts[part]) })),
  };
}
