import { callReceipt, revisionLetter } from '#contracts/client/rental-management/papers.ts';
import { cents } from '#domain/money/cents.ts';
import { owedCents } from '#domain/rental/rent-call.ts';
import * as paperMessages from '#messages/client/rental-papers.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { eq } from 'drizzle-orm';
import { operations, tenants } from '#mocks/db/schema/index.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { clientData } from '#mocks/server/handler.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { pdfPage, type PdfText } from '#mocks/server/pdf/pdf-page.ts';
import { textFormat } from '#mocks/server/text-format.ts';
import { bearsFranchise, lotName, rentersText, type BookedCall, type BookedLease } from './book.ts';
import { callOfRoute } from './calls.ts';
import { todayOf } from './record.ts';
import { computedOf, revisionOfRoute } from './revisions.ts';

const left = 50;
const right = 545;
/** Papers for a renter are in French, whatever the reader's language. */
const texts = messagesFor('fr', paperMessages);
const { money, date, month } = textFormat('fr');

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

async function partiesOf(context: ClientContext, booked: BookedLease) {
  const [company] = await context.db.select().from(tenants).where(eq(tenants.id, context.actor.tenant.id));
  const [place] = await context.db.select().from(operations).where(eq(operations.id, booked.operation.id));
  const street = company?.addressLine ?? '';
  return {
    landlord: [
      company?.name ?? context.actor.tenant.name,
      street,
      `${company?.postalCode ?? ''} ${company?.city ?? ''}`.trim(),
    ].filter(Boolean),
    renters: [
      rentersText(booked),
      lotName(booked.lot),
      place?.addressLine ?? '',
      `${place?.postalCode ?? ''} ${place?.city ?? ''}`.trim(),
    ].filter(Boolean),
    city: company?.city ?? '',
  };
}

const column = (x: number, y: number, lines: readonly string[]): PdfText[] =>
  lines.map((text, rank) => ({ x, y: y + rank * 14, text, isBold: rank === 0 }));

const pdf = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  ({
    kind: 'raw',
    response: new Response(bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}.pdf"`,
        'cache-control': 'no-store',
      },
    }),
  }) as const;

function receiptLines({ row, amounts }: BookedCall): readonly (readonly [string, string])[] {
  const line = (label: string, amount: number) => [label, money(amount)] as const;
  return [
    line(texts.rent, row.rentCents),
    line(texts.charges, row.chargesCents),
    ...(row.otherCents === 0 ? [] : [line(texts.other, row.otherCents)]),
    ...(row.vatCents === 0 ? [] : [line(texts.vat, row.vatCents)]),
    line(texts.total, row.totalCents),
    line(texts.paid, amounts.paidCents),
    ...(owedCents(amounts) === 0 ? [] : [line(texts.owed, owedCents(amounts))]),
  ];
}

/** The receipt of a call: a « quittance » once all of it is paid, a « reçu » for a part. @throws HttpFailure 404 before */
export const receiptHandler = clientData(callReceipt, async (context) => {
  const { booked, call } = await callOfRoute(context);
  if (call.payments.length === 0) throw new HttpFailure(404, 'nothing of this call was paid');
  const isWhole = owedCents(call.amounts) === 0;
  const { landlord, renters, city } = await partiesOf(context, booked);
  const title = isWhole ? texts.quittance : texts.receipt;
  const values = {
    landlord: landlord[0] ?? '',
    renters: rentersText(booked),
    amount: money(call.amounts.paidCents),
    month: month(call.row.month),
  };
  const lines = receiptLines(call);
  const paid = call.payments.map(({ receivedOn, amountCents, method }) =>
    fill(texts.payment, {
      date: date(receivedOn),
      amount: money(amountCents),
      method: texts.methods[method],
    }),
  );
  const body = [...broken(fill(isWhole ? texts.quittanceBody : texts.receiptBody, values)), '', ...paid];
  const foot = [
    ...(bearsFranchise(booked, call) ? [texts.franchise] : []),
    ...broken(isWhole ? texts.quittanceNote : texts.receiptNote, 110),
  ];
  return pdf(
    `${isWhole ? 'quittance' : 'recu'}-${booked.lease.number}-${call.row.month}`,
    pdfPage(
      `${title} ${call.row.month}`,
      [
        { x: left, y: 70, text: title, size: 18, isBold: true },
        { x: left, y: 92, text: `${booked.lease.number} · ${values.month}` },
        ...column(left, 130, landlord),
        ...column(330, 130, renters),
        ...body.map((text, rank): PdfText => ({ x: left, y: 225 + rank * 15, text })),
        ...lines.flatMap(([label, amount], rank): PdfText[] => {
          const y = 360 + rank * 20;
          const isBold = label === texts.total;
          return [
            { x: left, y, text: label, isBold },
            { x: right, y, text: amount, isRight: true, isBold },
          ];
        }),
        { x: left, y: 560, text: fill(texts.madeAt, { city, date: date(todayOf(context)) }) },
        ...foot.map((text, rank): PdfText => ({ x: left, y: 760 + rank * 12, text, size: 8 })),
      ],
      [{ x: left, y: 342, width: right - left }],
    ),
  );
});

/** The letter that asks for a revision, once it was asked for. @throws HttpFailure 404 before */
export const letterHandler = clientData(revisionLetter, async (context) => {
  const found = await revisionOfRoute(context);
  const { booked, row } = found;
  if (row.requestedOn === null || row.toCents === null)
    throw new HttpFailure(404, 'the revision was not asked for');
  const { landlord, renters, city } = await partiesOf(context, booked);
  const computed = await computedOf(context, found);
  const index = (hundredths: number | null): string =>
    hundredths === null ? '' : `${Math.floor(hundredths / 100)},${String(hundredths % 100).padStart(2, '0')}`;
  const values = {
    from: money(cents(row.fromCents)),
    to: money(cents(row.toCents)),
    kind: booked.lease.indexKind,
    oldQuarter: row.quarter,
    newQuarter: computed.newQuarter,
    oldIndex: index(computed.oldIndexHundredths),
    newIndex: index(computed.newIndexHundredths),
    effectiveOn: date(row.effectiveOn ?? row.dueOn),
    startsOn: date(booked.lease.startsOn),
    lot: lotName(booked.lot),
  };
  const body = texts.letter.flatMap((paragraph) => [...broken(fill(paragraph, values)), '']);
  return pdf(
    `revision-${booked.lease.number}-${row.dueOn}`,
    pdfPage(
      `${texts.letterTitle} ${booked.lease.number}`,
      [
        ...column(left, 70, landlord),
        ...column(330, 130, renters),
        { x: left, y: 235, text: fill(texts.madeAt, { city, date: date(row.requestedOn) }) },
        { x: left, y: 275, text: `${texts.letterTitle} ${booked.lease.number}`, isBold: true },
        ...body.map((text, rank): PdfText => ({ x: left, y: 310 + rank * 15, text })),
      ],
      [],
    ),
  );
});
