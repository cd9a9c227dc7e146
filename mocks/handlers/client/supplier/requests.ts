import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { SupplierFormProps } from '#contracts/client/supplier/form.ts';
import { requestSupplierDocuments } from '#contracts/client/supplier/index.ts';
import { maxBulkRows } from '#contracts/list.ts';
import {
  documentRequestState,
  documentsToAsk,
  isRequestOpen,
  requestEnd,
} from '#domain/relation/document-request.ts';
import type { SupplierDocumentKind } from '#domain/relation/supplier.ts';
import { day } from '#domain/time/day.ts';
import { edit } from '#generated/routes/client/supplier.ts';
import { upload } from '#generated/routes/supplier.ts';
import * as supplierMessages from '#messages/client/supplier.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as recordMessages from '#messages/record.ts';
import type { Database } from '#mocks/db/database.ts';
import { areCounted } from '#mocks/db/queries/counted-documents.ts';
import {
  contacts,
  supplierContacts,
  supplierDocumentRequests,
  supplierDocuments,
  type Supplier,
} from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { mailHref } from '#mocks/server/mail/href.ts';
import { queueMail } from '#mocks/server/mail/queue.ts';
import { randomToken, sha256Hex } from '#mocks/services/tokens.ts';
import { datedDocuments, todayOf } from './compliance.ts';
import { supplierSource } from './list.ts';
import { supplier } from './record.ts';

/** Requests of a supplier that its page shows. */
const shownRequests = 5;

const textsOf = ({ locale }: ClientContext) => messagesFor(locale, supplierMessages).requests;

/** The requests of a supplier for papers, the latest first, and where one more would go. */
export async function requestsOf(
  context: ClientContext,
  row: Supplier,
): Promise<Pick<SupplierFormProps, 'requests' | 'requestEmail'>> {
  const { db, deps } = context;
  const rows = await db
    .select()
    .from(supplierDocumentRequests)
    .where(eq(supplierDocumentRequests.supplierId, row.id))
    .orderBy(desc(supplierDocumentRequests.createdAt), desc(supplierDocumentRequests.id))
    .limit(shownRequests);
  const names = await personNames(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  const today = todayOf(deps);
  const addresses = await addressesOf(db, [row]);
  return {
    requests: rows.map(({ id, kinds, email, createdBy, createdAt, openedAt, answeredAt, ...request }) => {
      const expiresOn = day(request.expiresOn);
      const { revokedAt } = request;
      return {
        id,
        kinds,
        state: documentRequestState(
          {
            expiresOn,
            openedAt,
            answeredAt,
            revokedAt,
          },
          today,
        ),
        email,
        by: names.get(createdBy) ?? '–',
        sentAt: createdAt.toISOString(),
        endsOn: expiresOn,
        openedAt: openedAt?.toISOString() ?? null,
        answeredAt: answeredAt?.toISOString() ?? null,
        isOpen: isRequestOpen({ expiresOn, revokedAt }, today),
      };
    }),
    requestEmail: addresses.get(row.id) ?? null,
  };
}

/** Where suppliers are written to: their own address, or that of the first of their people who has one. */
async function addressesOf(db: Database, rows: readonly Supplier[]): Promise<ReadonlyMap<string, string>> {
  const without = rows.filter(({ email }) => !email).map(({ id }) => id);
  const people =
    without.length === 0
      ? []
      : await db
          .select({ supplierId: supplierContacts.supplierId, email: contacts.email })
          .from(supplierContacts)
          .innerJoin(contacts, eq(contacts.id, supplierContacts.contactId))
          .where(
            and(
              inArray(supplierContacts.supplierId, without),
              isNotNull(contacts.email),
              isNull(contacts.deletedAt),
            ),
          )
          .orderBy(contacts.displayName, contacts.id);
  const found = new Map<string, string>();
  for (const { supplierId, email } of people) {
    if (email && !found.has(supplierId)) found.set(supplierId, email);
  }
  for (const { id, email } of rows) if (email) found.set(id, email);
  return found;
}

type Asked = z.output<typeof requestSupplierDocuments.payload>;

/** A supplier that is written to, and what it is asked for. */
interface Recipient {
  readonly row: Supplier;
  readonly email: string;
  readonly kinds: readonly SupplierDocumentKind[];
}

/** Sends suppliers a link by which they deposit papers without an account. */
export const requestDocumentsHandler = clientAction(requestSupplierDocuments, async (context, given) => {
  const texts = textsOf(context);
  const record = messagesFor(context.locale, recordMessages);
  const rows = await supplierSource.chosen(context, given.rows, maxBulkRows + 1);
  if (rows.length === 0) throw new ValidationFailure({ base: record.gone });
  if (rows.length > maxBulkRows) {
    throw new ValidationFailure({ base: fill(record.tooMany, { max: maxBulkRows }) });
  }
  const { recipients, left, isNothingAsked } = await recipientsOf(context, rows, given.kinds);
  if (isNothingAsked) {
    throw new ValidationFailure({ kinds: rows.length === 1 ? texts.noNeedOne : left.join(' ') });
  }
  if (recipients.length === 0) throw new ValidationFailure({ base: left.join(' ') });
  await context.db.transaction(async (tx) => {
    for (const recipient of recipients) await send(context, tx, recipient, given);
  });
  supplier.declaration.announce(
    context,
    recipients.map(({ row: { id, version } }) => ({ id, version })),
  );
  const [first] = recipients;
  const sent =
    recipients.length === 1 && first !== undefined
      ? fill(texts.sentOne, { email: first.email })
      : fill(texts.sent, { count: recipients.length });
  return redirect(backAddress(context), { type: 'success', text: [sent, ...left].join(' ') });
});

/** Whom of the chosen suppliers can be asked for something, and in a sentence each why the others are left out. */
async function recipientsOf(
  context: ClientContext,
  rows: readonly Supplier[],
  kinds: readonly SupplierDocumentKind[],
): Promise<{ recipients: readonly Recipient[]; left: readonly string[]; isNothingAsked: boolean }> {
  const { db, deps } = context;
  const texts = textsOf(context);
  const addresses = await addressesOf(db, rows);
  const papers = await db
    .select()
    .from(supplierDocuments)
    .where(
      and(
        inArray(
          supplierDocuments.supplierId,
          rows.map(({ id }) => id),
        ),
        areCounted,
      ),
    );
  const today = todayOf(deps);
  const bySupplier = Map.groupBy(papers, ({ supplierId }) => supplierId);
  const wished = rows.map((row) => ({
    row,
    email: addresses.get(row.id),
    kinds:
      kinds.length > 0
        ? kinds
        : documentsToAsk(row.trade, datedDocuments(bySupplier.get(row.id) ?? []), today),
  }));
  const noNeed = wished.filter((wish) => wish.kinds.length === 0);
  const noAddress = wished.filter((wish) => wish.kinds.length > 0 && wish.email === undefined);
  const named = (some: typeof wished): string => some.map(({ row }) => row.name).join(', ');
  return {
    recipients: wished.flatMap(({ row, email, kinds: own }) =>
      email === undefined || own.length === 0 ? [] : [{ row, email, kinds: own }],
    ),
    left: [
      ...(noAddress.length === 0 ? [] : [fill(texts.noAddress, { names: named(noAddress) })]),
      ...(noNeed.length === 0 ? [] : [fill(texts.noNeed, { names: named(noNeed) })]),
    ],
    isNothingAsked: noNeed.length === rows.length,
  };
}

async function send(
  context: ClientContext,
  tx: Database,
  { row, email, kinds }: Recipient,
  { message }: Asked,
): Promise<void> {
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  const token = randomToken();
  const expiresOn = requestEnd(todayOf(deps));
  await tx.insert(supplierDocumentRequests).values({
    id: deps.newId(),
    tenantId: row.tenantId,
    supplierId: row.id,
    kinds: [...kinds],
    email,
    message: message === '' ? null : message,
    tokenHash: await sha256Hex(token),
    expiresOn,
    createdBy: actor.user.id,
    createdAt: now,
    updatedAt: now,
  });
  await queueMail(
    context,
    tx,
    'supplier.document-request',
    {
      email,
      name: row.name,
      locale: 'fr',
      tenant: actor.tenant,
      replyTo: actor.user.email,
      about: { senderId: actor.user.id },
    },
    {
      sender: fullName(actor.user),
      company: actor.tenant.name,
      supplier: row.name,
      kinds: [...kinds],
      message,
      // Noon: the same day in every zone of the country.
      lastDay: new Date(`${expiresOn}T12:00:00Z`),
      href: mailHref(context, upload({ token })),
    },
  );
  await audit(context, tx, 'supplier.document.request', { type: 'supplier', id: row.id, label: row.name });
}

/** Closes the link of a request; what came by it stays. */
export const revokeRequestHandler = clientAction(noPayload, {
  find: async (context) => {
    const row = await supplier.ofRoute(context);
    const isIt = and(
      eq(supplierDocumentRequests.id, parameter(context, 'documentRequest')),
      eq(supplierDocumentRequests.supplierId, row.id),
    );
    const [request] = await context.db.select().from(supplierDocumentRequests).where(isIt).limit(1);
    if (request === undefined) throw notFound('document request');
    return { row, request };
  },
  act: async (context, _payload, { row, request }) => {
    const now = context.deps.clock.businessNow();
    await supplier.beside(context, row, {
      action: 'document.revoke',
      write: (tx) =>
        tx
          .update(supplierDocumentRequests)
          .set({ revokedAt: request.revokedAt ?? now, updatedAt: now })
          .where(eq(supplierDocumentRequests.id, request.id)),
    });
    return redirect(edit(row.id), { type: 'success', text: textsOf(context).revoked });
  },
});
