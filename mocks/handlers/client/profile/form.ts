import { shownExplanation } from '#mocks/server/explained.ts';
import { and, arrayContains, asc, eq, isNull, ne } from 'drizzle-orm';
import {
  profileFormPage,
  type ProfileFigure,
  type ProfileFormProps,
} from '#contracts/client/profile/form.ts';
import type { ProfileKind } from '#domain/profile/enums.ts';
import { explainWith, type Calculation } from '#domain/explain/calculation.ts';
import { companyRatiosCalculation } from '#domain/profile/company-ratios-calculation.ts';
import { wealthCalculation } from '#domain/profile/wealth-calculation.ts';
import { contacts, profiles, type Profile } from '#mocks/db/schema/index.ts';
import { can, canNow, type ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { clientPage } from '#mocks/server/handler.ts';
import { membersOf } from '../operation/members.ts';
import { maySharesOf } from '../share/record.ts';
import { profileOfRoute } from './access.ts';
import {
  checklistOf,
  completenessOf,
  optionalBps,
  ratiosOf,
  todayOf,
  wealthOf,
  wholeProfile,
  type WholeProfile,
} from './facts.ts';
import { holdingRows, nodeRows, paperRows, propertyRows, referenceRows } from './part-rows.ts';
import { profile } from './record.ts';
import { closedOperationsOf } from './references.ts';

/** Handler of `client.profile.create`. */
export const createHandler = clientPage(profileFormPage, async (context, { kind }) => {
  const form = await profile.formProps(context, null);
  return {
    ...noParts,
    ...(await choicesOf(context, null)),
    tab: 'identite' as const,
    form: { ...form, values: { ...form.values, kind } },
    today: todayOf(context.deps),
  };
});

/** Handler of `client.profile.edit`. */
export const editHandler = clientPage(profileFormPage, async (context, { tab }) => {
  const row = await profileOfRoute(context);
  const whole = await wholeProfile(context.db, row);
  const today = todayOf(context.deps);
  return {
    tab,
    form: await profile.formProps(context, row),
    current: {
      kind: row.kind,
      isDefault: row.isDefault,
      isArchived: row.archivedAt !== null,
      pictureHref: row.pictureFileId === null ? null : await fileHref(context, row.pictureFileId),
      ...completenessOf(whole, today),
    },
    figures: figuresOf(whole, today),
    yearRatios: ratiosOf(row).map(({ year, netMargin, equityToDebt }) => ({
      year,
      netMarginBps: optionalBps(netMargin),
      equityToDebtBps: optionalBps(equityToDebt),
    })),
    ...(await choicesOf(context, row)),
    properties: propertyRows(whole.properties),
    holdings: holdingRows(whole.holdings, today),
    references: await referenceRows(context, whole.references),
    closedOperations: await closedOperationsOf(context, whole.references),
    nodes: nodeRows(whole.nodes),
    papers: await paperRows(context, whole.papers, today),
    checklist: checklistOf(whole, today),
    today,
  };
});

const noParts = {
  current: null,
  figures: [],
  yearRatios: [],
  properties: [],
  holdings: [],
  references: [],
  closedOperations: [],
  nodes: [],
  papers: [],
  checklist: [],
};

async function choicesOf(
  context: ClientContext,
  row: Profile | null,
): Promise<Pick<ProfileFormProps, 'people' | 'banks' | 'others' | 'can'>> {
  const { db } = context;
  return {
    people: await membersOf(context),
    banks: await db
      .select({ id: contacts.id, name: contacts.displayName })
      .from(contacts)
      .where(and(isNull(contacts.deletedAt), arrayContains(contacts.roles, ['banker'])))
      .orderBy(asc(contacts.displayName)),
    others: await db
      .select({ id: profiles.id, name: profiles.name })
      .from(profiles)
      .where(
        and(
          isNull(profiles.deletedAt),
          // Names of people are theirs: only companies are offered.
          eq(profiles.kind, 'company'),
          row === null ? undefined : ne(profiles.id, row.id),
        ),
      )
      .orderBy(asc(profiles.name)),
    can: {
      create: canNow(context, 'profile.create'),
      update: row === null ? canNow(context, 'profile.create') : canNow(context, 'profile.update'),
      print: can(context, 'export.list'),
      share: row !== null && can(context, 'share.list') && maySharesOf(context, row),
    },
  };
}

const wealthKeys = [
  'grossCents',
  'netCents',
  'monthlyIncomeCents',
  'monthlyChargesCents',
  'debtRatio',
] as const;
const ratioKeys = ['netMargin', 'ebitdaMargin', 'equityToDebt', 'netDebtYears'] as const;

/** The figures at the head of the page, each with how it came about. */
function figuresOf(whole: WholeProfile, today: ReturnType<typeof todayOf>): ProfileFigure[] {
  const explained = <Result>(
    calculation: Calculation<Result>,
    result: Result,
    key: string,
  ): ProfileFigure => {
    const explanation = explainWith(calculation, result, key);
    const { figure } = explanation;
    return {
      key,
      cents: figure.unit === 'cents' ? figure.value : null,
      bps: figure.unit === 'rate' ? optionalBps(figure.value) : null,
      number: figure.unit === 'number' ? figure.value : null,
      explanation: shownExplanation(explanation),
    };
  };
  const kind: ProfileKind = whole.profile.kind;
  const worth = wealthOf(whole, today);
  const [ratios] = ratiosOf(whole.profile);
  const keys = kind === 'company' ? wealthKeys.slice(0, 2) : wealthKeys;
  return [
    ...(kind === 'company' && ratios !== undefined
      ? ratioKeys.map((key) => explained(companyRatiosCalculation, ratios, key))
      : []),
    ...(kind === 'individual' || whole.properties.length + whole.holdings.length > 0
      ? keys.map((key) => explained(wealthCalculation, worth, key))
      : []),
  ];
}
