import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Conflict } from '#contracts/conflict.ts';
import type {
  campaignList,
  CampaignStep,
  MarketingEmailProps,
  OpenCampaign,
} from '#contracts/client/marketing-email.ts';
import { mayBeTakenBack } from '#domain/relation/campaign-states.ts';
import * as stockMessages from '#messages/client/stock.ts';
import { messagesFor } from '#messages/locale.ts';
import { liveOperations } from '#mocks/db/queries/operations.ts';
import { contacts, emailTemplates, lots, operations, type MarketingEmail } from '#mocks/db/schema/index.ts';
import { canNow, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { countOf, membersOfAudience } from './audience.ts';
import { verified } from './checks.ts';
import { campaignSource } from './list.ts';
import { campaign } from './record.ts';
import { reportOf } from './report.ts';

type PageQuery = ReturnType<(typeof campaignList)['query']['parse']> & {
  readonly open: string;
  readonly step: CampaignStep | null;
};

/** Choices of a field at most. */
const maxChoices = 1000;

/** The list, or the campaign that the address opens. */
export async function pageProps(
  context: ClientContext,
  { open, step, ...query }: PageQuery,
): Promise<MarketingEmailProps> {
  const row = open === '' ? null : await campaign.find(context.db, open);
  if (open !== '' && row === null) throw notFound(`campaign ${open}`);
  const shown = row && (await shownCampaign(context, row));
  return {
    list: row === null ? await campaignSource.answer(context, query) : null,
    step: step ?? (shown?.report == null ? 'contenu' : 'rapport'),
    campaign: shown,
    conflict: (context.session.data.details?.['conflict'] as Conflict | undefined) ?? null,
    templates: await templatesOf(context),
    operations: await operationsOf(context),
    ...(shown?.can.update
      ? { lots: await lotsOf(context), contacts: await contactsOf(context), tags: await tagsOf(context) }
      : { lots: [], contacts: [], tags: [] }),
    can: {
      create: canNow(context, 'marketing.create'),
      deleteTemplate: canNow(context, 'marketing.delete'),
    },
  };
}

async function shownCampaign(context: ClientContext, row: MarketingEmail): Promise<OpenCampaign> {
  const isBegun = row.startedAt !== null;
  const count = countOf(isBegun ? [] : await membersOfAudience(context.db, row.audience));
  const verification = await verified(context, row, count);
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    fault: row.fault,
    content: {
      name: row.name,
      subject: row.subject,
      preheader: row.preheader,
      throttlePerHour: row.throttlePerHour,
      blocks: row.blocks,
    },
    audience: {
      ...row.audience,
      roles: [...row.audience.roles],
      tags: [...row.audience.tags],
      contactIds: [...row.audience.contactIds],
    },
    count,
    ...instantsOf(row),
    isImmediate: row.isImmediate,
    testSentTo: row.testSentTo,
    ...verification,
    report: isBegun ? await reportOf(context.db, row.id) : null,
    can: rightsTo(context, row, verification.checks),
  };
}

const instantsOf = ({ scheduledAt, startedAt, sentAt, testedAt }: MarketingEmail) => ({
  scheduledAt: scheduledAt?.toISOString() ?? null,
  startedAt: startedAt?.toISOString() ?? null,
  sentAt: sentAt?.toISOString() ?? null,
  testedAt: testedAt?.toISOString() ?? null,
});

function rightsTo(
  context: ClientContext,
  row: MarketingEmail,
  checks: OpenCampaign['checks'],
): OpenCampaign['can'] {
  const mayUpdate = canNow(context, 'marketing.update');
  const maySend = canNow(context, 'marketing.validate');
  const isDraft = row.status === 'draft';
  return {
    update: mayUpdate && isDraft,
    test: maySend && isDraft,
    schedule: maySend && isDraft && checks.every(({ state }) => state !== 'wrong'),
    takeBack: maySend && mayBeTakenBack(row, context.deps.clock.businessNow()),
    pause: maySend && row.status === 'sending',
    resume: maySend && row.status === 'paused',
    duplicate: canNow(context, 'marketing.create'),
    archive: mayUpdate && (isDraft || row.status === 'sent' || row.status === 'failed'),
    delete: canNow(context, 'marketing.delete') && isDraft,
  };
}

const templatesOf = ({ db }: ClientContext) =>
  db
    .select({ id: emailTemplates.id, name: emailTemplates.name })
    .from(emailTemplates)
    .where(isNull(emailTemplates.deletedAt))
    .orderBy(asc(emailTemplates.name), asc(emailTemplates.id));

const operationsOf = ({ db }: ClientContext) =>
  db
    .select({ id: operations.id, label: operations.name })
    .from(operations)
    .where(liveOperations())
    .orderBy(asc(operations.name), asc(operations.id));

async function lotsOf({ db, locale }: ClientContext) {
  const rows = await db
    .select({ id: lots.id, ref: lots.ref, type: lots.type, operation: operations.name })
    .from(lots)
    .innerJoin(operations, eq(operations.id, lots.operationId))
    .where(and(isNull(lots.deletedAt), liveOperations()))
    .orderBy(asc(operations.name), asc(lots.ref))
    .limit(maxChoices);
  const { choices } = messagesFor(locale, stockMessages);
  return rows.map(({ id, ref, type, operation }) => ({
    id,
    label: `${operation} · ${ref} · ${choices.type[type]}`,
  }));
}

const contactsOf = ({ db }: ClientContext) =>
  db
    .select({ id: contacts.id, label: contacts.displayName })
    .from(contacts)
    .where(and(isNull(contacts.deletedAt), eq(contacts.status, 'active'), isNotNull(contacts.email)))
    .orderBy(asc(contacts.displayName), asc(contacts.id))
    .limit(maxChoices);

async function tagsOf({ db }: ClientContext): Promise<string[]> {
  const rows = await db.select({ tags: contacts.tags }).from(contacts).where(isNull(contacts.deletedAt));
  return [...new Set(rows.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b, 'fr'));
}
