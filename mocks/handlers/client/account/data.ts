import { and, desc, eq, or } from 'drizzle-orm';
import { accountData } from '#contracts/client/account/data.ts';
import { closesAt } from '#domain/company/closure.ts';
import { addToDay, day } from '#domain/time/day.ts';
import { show } from '#generated/routes/client/account.ts';
import { messagesFor } from '#messages/locale.ts';
import * as dataMessages from '#messages/account/data.ts';
import { gdprRequests, storedFiles, type GdprRequest, type StoredFile } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import {
  can,
  isClientContext,
  parameter,
  type ClientContext,
  type SignedInContext,
} from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { folderOf } from '#mocks/server/files/store-file.ts';
import { noPayload, redirect, signedInAction, signedInData } from '#mocks/server/handler.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';
import { personalDataJob } from '../../jobs/personal-data.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { companyOf } from '../tenant/company.ts';

/** One's own requests for a copy, in the company at hand where there is one. */
const ownCopies = (context: SignedInContext) =>
  and(
    eq(gdprRequests.subjectKind, 'user'),
    eq(gdprRequests.subjectId, context.actor.user.id),
    eq(gdprRequests.kind, 'portabilite'),
  );

/** Asks for a copy of one's own data, which takes no right but being that person; a job writes it. */
export const downloadDataHandler = signedInAction(noPayload, {
  find: async (context) => {
    const open = await context.db
      .select({ id: gdprRequests.id })
      .from(gdprRequests)
      .where(and(ownCopies(context), eq(gdprRequests.status, 'open')))
      .limit(1);
    const texts = messagesFor(context.locale, dataMessages).exports;
    if (open.length > 0) throw new ValidationFailure({ base: texts.already });
  },
  act: async (context) => {
    const { deps, actor } = context;
    const now = deps.clock.systemNow();
    const receivedOn = parisDay(now);
    const id = deps.newId();
    const tenantId = actor.tenant?.id ?? null;
    await context.db.transaction(async (tx) => {
      await tx.insert(gdprRequests).values({
        id,
        tenantId,
        subjectKind: 'user',
        subjectId: actor.user.id,
        subjectName: actor.name,
        kind: 'portabilite',
        receivedOn,
        dueOn: addToDay(day(receivedOn), { months: 1 }),
        createdAt: now,
        updatedAt: now,
      });
      await audit(context, tx, 'account.data_requested', {
        type: 'user',
        id: actor.user.id,
        label: actor.name,
      });
      await enqueueJob(
        deps,
        tx,
        personalDataJob,
        { requestId: id },
        {
          scope: tenantId === null ? 'platform' : { tenantId },
          createdBy: actor.user.id,
        },
      );
    });
    const text = messagesFor(context.locale, dataMessages).exports.asked;
    return redirect(show({ query: { tab: 'donnees' } }), { type: 'success', text });
  },
});

/** The copy itself, for the person whose data it holds and for seven days. */
export const showDataHandler = signedInData(accountData, async (context) => {
  const id = parameter(context, 'export');
  const [request] = await context.db
    .select()
    .from(gdprRequests)
    .where(and(eq(gdprRequests.id, id), ownCopies(context)))
    .limit(1);
  const file = request && isFetchable(context, request) ? await fileOf(context, request) : null;
  const bytes = file && (await context.deps.files.read(folderOf(file), file.sha256, context.unscoped));
  if (!file || !bytes) throw notFound(`copy ${id}`);
  await audit(context, context.db, 'account.data_downloaded', {
    type: 'user',
    id: context.actor.user.id,
    label: context.actor.name,
  });
  return {
    kind: 'raw',
    response: new Response(bytes, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'no-store',
      },
    }),
  };
});

const isFetchable = ({ deps }: SignedInContext, { fileExpiresAt }: GdprRequest): boolean =>
  fileExpiresAt !== null && fileExpiresAt > deps.clock.systemNow();

async function fileOf(context: SignedInContext, { fileId }: GdprRequest): Promise<StoredFile | null> {
  if (fileId === null) return null;
  const [file] = await context.unscoped.select().from(storedFiles).where(eq(storedFiles.id, fileId)).limit(1);
  return file ?? null;
}

const shownCopies = 10;
const shownRequests = 100;

/** Copies of one's own data; for the owner also what others ask, and the closing of the company. */
export async function dataSectionOf(context: SignedInContext) {
  const company = isClientContext(context) ? context : null;
  return {
    tab: 'donnees' as const,
    exports: await copiesOf(context),
    requests: company && can(company, 'gdpr.list') ? await requestsOf(company) : null,
    closure: company && can(company, 'tenant.update') ? await closureOf(company) : null,
  };
}

async function copiesOf(context: SignedInContext) {
  const rows = await context.db
    .select()
    .from(gdprRequests)
    .where(ownCopies(context))
    .orderBy(desc(gdprRequests.createdAt), desc(gdprRequests.id))
    .limit(shownCopies);
  return Promise.all(
    rows.map(async (row) => {
      const file = isFetchable(context, row) ? await fileOf(context, row) : null;
      return {
        id: row.id,
        status: statusOf(row, file),
        requestedAt: row.createdAt.toISOString(),
        expiresAt: row.fileExpiresAt?.toISOString() ?? null,
        sizeBytes: file?.sizeBytes ?? null,
      };
    }),
  );
}

function statusOf({ status }: GdprRequest, file: StoredFile | null) {
  if (status === 'refused') return 'failed' as const;
  if (status !== 'done') return 'queued' as const;
  return file === null ? ('expired' as const) : ('ready' as const);
}

async function requestsOf(context: ClientContext) {
  const rows = await context.db
    .select()
    .from(gdprRequests)
    .where(or(eq(gdprRequests.subjectKind, 'contact'), eq(gdprRequests.subjectId, context.actor.user.id)))
    .orderBy(desc(gdprRequests.receivedOn), desc(gdprRequests.id))
    .limit(shownRequests);
  return rows.map(({ id, subjectName, subjectKind, kind, receivedOn, dueOn, status }) => ({
    id,
    subjectName,
    subjectKind,
    kind,
    receivedOn,
    dueOn,
    status,
  }));
}

async function closureOf(context: ClientContext) {
  const { name, closingAskedAt } = await companyOf(context);
  return {
    companyName: name,
    askedAt: closingAskedAt?.toISOString() ?? null,
    endsAt: closingAskedAt && closesAt(closingAskedAt).toISOString(),
  };
}
