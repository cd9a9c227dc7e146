import { eq } from 'drizzle-orm';
import { proposalEndsOn } from '#domain/growth/sale.ts';
import { extraUsersOf } from '#domain/growth/sale-price.ts';
import { cents } from '#domain/money/cents.ts';
import { discountCents, monthsPaidAYear } from '#domain/subscription/price.ts';
import { day, type Day } from '#domain/time/day.ts';
import * as couponMessages from '#messages/admin/coupon.ts';
import { messagesFor } from '#messages/locale.ts';
import { readSetting } from '#mocks/db/queries/settings.ts';
import type { Database } from '#mocks/db/database.ts';
import {
  coupons,
  plans,
  users,
  type Coupon,
  type InvoiceParty,
  type Plan,
  type Sale,
} from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/full-name.ts';
import { pdfPages, type PdfSheet, type PdfText } from '#mocks/server/pdf/pdf-page.ts';

const left = 50;
const right = 545;
const firstLineY = 300;
const lineHeight = 20;
/** Lines of a sheet; what is left goes on with the next. */
const linesPerSheet = 16;

const euros = (amountCents: number): string =>
  `${new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 }).format(amountCents / 100)} €`;
const frenchDay = (on: string): string => on.split('-').toReversed().join('/');

interface Proposed {
  readonly sale: Sale;
  readonly plan: Plan;
  readonly coupon: Coupon | null;
  readonly seller: string;
  readonly issuer: InvoiceParty | null;
  readonly on: Day;
}

type Line = readonly [label: string, amount: string];

/** What a proposal prices, line by line: in French, as it is the seller’s document. */
function linesOf({ sale, plan, coupon }: Proposed): Line[] {
  const extraUsers = extraUsersOf(sale.seats, plan.limits.users);
  const months = sale.period === 'yearly' ? monthsPaidAYear : 1;
  const extraCents = extraUsers * plan.extraUserMonthlyCents * months;
  const baseCents = sale.unitCents + extraCents;
  const off = baseCents - sale.recurringCents;
  const given = coupon ? discountCents(coupon, cents(sale.recurringCents), sale.period, 0) : 0;
  const period = sale.period === 'yearly' ? 'par an' : 'par mois';
  return [
    [`Abonnement ${plan.name}, ${period}`, euros(sale.unitCents)],
    ...(extraUsers === 0
      ? []
      : [
          [
            `${extraUsers} utilisateur${extraUsers > 1 ? 's' : ''} supplémentaire${extraUsers > 1 ? 's' : ''}`,
            euros(extraCents),
          ] as const,
        ]),
    ...(off === 0
      ? []
      : [
          [
            sale.discountKind === 'percent' ? `Remise de ${sale.discountValue} %` : 'Remise',
            euros(-off),
          ] as const,
        ]),
    ...(coupon && given > 0 ? [[couponLabel(coupon), euros(0 - given)] as const] : []),
    ...sale.services.map(
      ({ label, quantity, unitCents }) =>
        [
          quantity === 1 ? label : `${label} (${quantity} × ${euros(unitCents)})`,
          euros(quantity * unitCents),
        ] as const,
    ),
  ];
}

const couponLabel = ({ code, label, kind }: Coupon): string =>
  `Code ${code} : ${label || messagesFor('fr', couponMessages).choices.kind[kind]}, 1re échéance`;

const sumsOf = ({ sale }: Proposed): Line[] => [
  ['Première échéance HT', euros(sale.netCents)],
  ['TVA 20 %', euros(sale.vatCents)],
  ['Première échéance TTC', euros(sale.totalCents)],
  [sale.period === 'yearly' ? 'Puis, par an HT' : 'Puis, par mois HT', euros(sale.recurringCents)],
  ['Total de la première année HT', euros(sale.firstYearCents)],
];

const row = ([label, amount]: Line, y: number, isBold = false): PdfText[] => [
  {
    x: isBold ? 300 : left,
    y,
    text: label,
    isBold,
  },
  {
    x: right,
    y,
    text: amount,
    isRight: true,
  },
];

function headOf({ sale, plan, issuer, seller, on }: Proposed): PdfText[] {
  const issuerLines =
    issuer === null
      ? []
      : [issuer.name, issuer.addressLine, `${issuer.postalCode} ${issuer.city}`, `SIREN ${issuer.siren}`];
  const people = sale.seats > 1 ? 'utilisateurs' : 'utilisateur';
  return [
    { x: left, y: 70, text: `Proposition ${sale.number}`, size: 18, isBold: true },
    { x: left, y: 92, text: `Émise le ${frenchDay(on)}, valable jusqu’au ${frenchDay(proposalEndsOn(on))}` },
    ...issuerLines.map((text, rank) => ({ x: left, y: 130 + rank * 14, text, isBold: rank === 0 })),
    { x: 330, y: 130, text: sale.customerName, isBold: true },
    {
      x: left,
      y: 212,
      text: `Offre ${plan.name}, ${sale.seats} ${people}, à partir du ${frenchDay(sale.startsOn)}`,
    },
    { x: left, y: 228, text: `Votre interlocuteur : ${seller}` },
  ];
}

function sheetsOf(proposed: Proposed): PdfSheet[] {
  const lines = linesOf(proposed);
  const parts = Array.from({ length: Math.max(1, Math.ceil(lines.length / linesPerSheet)) }, (_, index) =>
    lines.slice(index * linesPerSheet, (index + 1) * linesPerSheet),
  );
  return parts.map((part, index): PdfSheet => {
    const isLast = index === parts.length - 1;
    const endY = firstLineY + part.length * lineHeight;
    const sums = isLast ? sumsOf(proposed) : [];
    return {
      texts: [
        ...headOf(proposed),
        { x: left, y: firstLineY - 28, text: 'Désignation', isBold: true },
        { x: 480, y: firstLineY - 28, text: 'Montant HT', isBold: true },
        ...part.flatMap((line, rank) => row(line, firstLineY + rank * lineHeight)),
        ...sums.flatMap((line, rank) => row(line, endY + 16 + rank * lineHeight, true)),
        ...(isLast ? signatureAt(endY + 160) : []),
        ...footOf(proposed),
      ],
      rules: [
        { x: left, y: firstLineY - 20, width: right - left },
        { x: left, y: endY - 2, width: right - left },
      ],
    };
  });
}

const signatureAt = (y: number): PdfText[] => [
  { x: left, y, text: 'Bon pour accord', isBold: true },
  { x: left, y: y + 16, text: 'Date, nom, qualité et signature :' },
];

function footOf({ sale }: Proposed): PdfText[] {
  const renewal =
    sale.period === 'yearly'
      ? 'Abonnement annuel, renouvelé par périodes d’un an. Résiliable pour la fin de la période payée.'
      : 'Abonnement mensuel, renouvelé par périodes d’un mois. Résiliable pour la fin de la période payée.';
  return [renewal, 'Prix hors taxes, TVA de 20 % en sus. Factures payables à 30 jours.'].map(
    (text, rank) => ({
      x: left,
      y: 770 + rank * 13,
      text,
      size: 8,
    }),
  );
}

/** The proposal of a sale as a PDF, dated on a day. @param tx the whole database */
export async function proposalPdf(tx: Database, sale: Sale, on: Day): Promise<Uint8Array<ArrayBuffer>> {
  const [plan] = await tx.select().from(plans).where(eq(plans.id, sale.planId));
  const [seller] = await tx.select().from(users).where(eq(users.id, sale.sellerUserId));
  const [coupon] =
    sale.couponId === null ? [] : await tx.select().from(coupons).where(eq(coupons.id, sale.couponId));
  if (!plan || !seller) throw new RangeError(`sale ${sale.number} has no offer or no seller`);
  const proposed: Proposed = {
    sale,
    plan,
    coupon: coupon ?? null,
    seller: fullName(seller),
    issuer: await readSetting(tx, 'issuer'),
    on,
  };
  return pdfPages(`Proposition ${sale.number}`, sheetsOf(proposed));
}

/** The day that a proposal bears: that on which it was sent, today before. */
export const proposalDay = (sale: Sale, today: string): Day => day(sale.sentOn ?? today);
