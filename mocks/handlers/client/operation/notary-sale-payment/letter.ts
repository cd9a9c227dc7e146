import { asc, isNull, or, eq, and } from 'drizzle-orm';
import { callLetter } from '#contracts/client/operation/notary/sale/payment-papers.ts';
import { dueOnOfCall } from '#domain/calls/call-due.ts';
import { articleOfRegime } from '#domain/calls/template-law.ts';
import type { TemplateFields } from '#domain/calls/template-fields.ts';
import { cents } from '#domain/money/cents.ts';
import type { Day } from '#domain/time/day.ts';
import * as paperMessages from '#messages/client/sale-call-papers.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { operations, tenants, treasuryAccounts } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { findFile, folderOf } from '#mocks/server/files/store-file.ts';
import { clientData } from '#mocks/server/handler.ts';
import { pdfPage, type PdfText } from '#mocks/server/pdf/pdf-page.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { todayOf } from '../financing/record.ts';
import { buyersText, lotsText, paymentOfRoute, type FoundPayment } from './record.ts';
import { milestonesOf, reachedOn, termsOf } from './terms.ts';

const left = 50;
const right = 545;
/** Letters to buyers are in French, whatever the reader’s language. */
const t = messagesFor('fr', paperMessages);
const { money, date } = textFormat('fr');

/** Lines of at most so many signs, broken between words. */
function broken(text: string, width = 92): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The account that buyers pay into: that of the operation, else the company’s first. */
export async function accountOf({ db }: Pick<ClientContext, 'db'>, operationId: string) {
  const rows = await db
    .select()
    .from(treasuryAccounts)
    .where(
      and(
        isNull(treasuryAccounts.deletedAt),
        isNull(treasuryAccounts.archivedAt),
        eq(treasuryAccounts.kind, 'courant'),
        or(eq(treasuryAccounts.operationId, operationId), isNull(treasuryAccounts.operationId)),
      ),
    )
    .orderBy(asc(treasuryAccounts.position), asc(treasuryAccounts.id));
  return rows.find((row) => row.operationId === operationId) ?? rows[0] ?? null;
}

async function partiesOf(context: ClientContext, found: FoundPayment) {
  const { tenant } = context.actor;
  const [company] = await context.db.select().from(tenants).where(eq(tenants.id, tenant.id));
  const [place] = await context.db.select().from(operations).where(eq(operations.id, found.operation.id));
  const account = await accountOf(context, found.operation.id);
  // Half an account number pays nobody: without the whole, the letter says to ask for it.
  const iban =
    account?.ibanSealed == null
      ? null
      : await context.deps.encrypter.decrypt(account.ibanSealed, `treasury-accounts.iban:${account.id}`);
  return {
    seller: [
      company?.name ?? tenant.name,
      company?.addressLine ?? '',
      `${company?.postalCode ?? ''} ${company?.city ?? ''}`.trim(),
    ].filter(Boolean),
    buyer: [buyersText(found), ...(found.buyers[0]?.address ?? [])],
    city: company?.city ?? '',
    place:
      `${found.operation.name}, ${place?.addressLine ?? ''} ${place?.postalCode ?? ''} ${place?.city ?? ''}`.trim(),
    iban,
  };
}

/** The sentence that says which event made the call possible. */
function eventText(found: FoundPayment): string {
  const { payment, certificates, sale } = found;
  const on = reachedOn(found, payment);
  if (payment.event === 'deed' || payment.event === 'date') {
    return fill(t.events.deed, { date: date(sale.deedOn ?? on ?? '') });
  }
  const certificate = certificates.find(({ milestone }) => milestone === payment.event);
  const known = milestonesOf(found)[payment.event];
  if (known === undefined) return t.events.pending;
  return fill(t.events[payment.event], { date: date(known), by: certificate?.certifierName ?? '' });
}

const column = (x: number, y: number, lines: readonly string[]): PdfText[] =>
  lines.map((text, rank) => ({ x, y: y + rank * 14, text, isBold: rank === 0 }));

/** The letter of a call as a PDF, on the days on which it is made and due. */
export async function letterBytes(
  context: ClientContext,
  found: FoundPayment,
  { calledOn, dueOn, terms }: { calledOn: string; dueOn: string; terms: TemplateFields | null },
): Promise<Uint8Array<ArrayBuffer>> {
  const { payment, sale } = found;
  const { seller, buyer, city, place, iban } = await partiesOf(context, found);
  const own = found.receipts.filter(({ paymentId }) => paymentId === payment.id);
  const received = own.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const lots = lotsText(found);
  const article = articleOfRegime(sale.regime);
  const penalty = terms === null || terms.penaltyKind === 'none' ? [] : broken(t.penalty);
  const body = [
    t.greeting,
    '',
    ...broken(fill(t.body, { lots, place, deedOn: date(sale.deedOn ?? calledOn) })),
    '',
    ...broken(eventText(found)),
    '',
    ...broken(fill(t.ask, { amount: money(payment.amountCents - received), dueOn: date(dueOn) })),
  ];
  const lines: [string, string][] = [
    [t.price, money(sale.priceTtcCents ?? 0)],
    [payment.label, money(payment.amountCents)],
    [t.vat, money(payment.vatCents)],
    ...(received === 0 ? [] : [[t.received, money(received)] satisfies [string, string]]),
    [t.toPay, money(cents(payment.amountCents - received))],
  ];
  const foot = [...(article === null ? [] : broken(fill(t.article, { article }), 110)), ...penalty];
  return pdfPage(
    `${t.title} ${lots}`,
    [
      ...column(left, 60, seller),
      ...column(330, 120, buyer),
      { x: left, y: 210, text: fill(t.madeAt, { city, date: date(calledOn) }) },
      {
        x: left,
        y: 240,
        text: fill(t.subject, { rank: String(payment.rank), lots }),
        size: 13,
        isBold: true,
      },
      ...body.map((text, rank): PdfText => ({ x: left, y: 272 + rank * 15, text })),
      ...lines.flatMap(([label, amount], rank): PdfText[] => {
        const y = 480 + rank * 20;
        const isBold = label === t.toPay;
        return [
          { x: left, y, text: label, isBold },
          { x: right, y, text: amount, isRight: true, isBold },
        ];
      }),
      { x: left, y: 610, text: fill(t.pay, { iban: iban ?? t.noIban }) },
      {
        x: left,
        y: 626,
        text: fill(t.reference, { reference: `${found.operation.ref} ${lots} ${payment.rank}` }),
      },
      { x: left, y: 662, text: t.closing },
      { x: left, y: 690, text: seller[0] ?? '', isBold: true },
      ...foot.map((text, rank): PdfText => ({ x: left, y: 760 + rank * 12, text, size: 8 })),
    ],
    [{ x: left, y: 462, width: right - left }],
  );
}

/** The file’s name, for the disk and for the record. */
export const letterName = (found: FoundPayment): string =>
  `appel-${found.operation.ref}-${lotsText(found).replaceAll(', ', '-')}-${found.payment.rank}.pdf`;

/** The letter that was sent; before the call, what it would say today. */
export const letterHandler = clientData(callLetter, async (context) => {
  const found = await paymentOfRoute(context);
  const { payment, sale } = found;
  const terms = (await termsOf(context, [found])).get(sale.paymentTemplateId ?? '')?.fields ?? null;
  const kept = payment.letterFileId === null ? null : await findFile(context.db, payment.letterFileId);
  const calledOn = payment.calledOn ?? todayOf(context);
  const due =
    payment.dueOn ??
    dueOnOfCall(
      { event: payment.event, calledOn: calledOn as Day, deedOn: sale.deedOn as Day | null },
      terms?.paymentTermDays ?? 0,
    );
  const stored =
    kept === null ? null : await context.deps.files.read(folderOf(kept), kept.sha256, context.unscoped);
  const bytes = stored ?? (await letterBytes(context, found, { calledOn, dueOn: due, terms }));
  return {
    kind: 'raw',
    response: new Response(bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${letterName(found)}"`,
        'cache-control': 'no-store',
      },
    }),
  };
});
