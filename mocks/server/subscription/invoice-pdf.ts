import type { Invoice, InvoiceParty } from '#mocks/db/schema/index.ts';
import { pdfPage, type PdfText } from '../pdf/pdf-page.ts';

const left = 50;
const right = 545;

const euros = (amountCents: number): string =>
  `${new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2 }).format(amountCents / 100)} €`;
const frenchDay = (day: string): string => day.split('-').toReversed().join('/');

const partyLines = ({ name, addressLine, postalCode, city, siren, vatNumber }: InvoiceParty): string[] => [
  name,
  addressLine,
  `${postalCode} ${city}`,
  `SIREN ${siren}`,
  ...(vatNumber === null ? [] : [`TVA ${vatNumber}`]),
];

/** The rate that the issuer agreed on, or the one that the law gives where none was. */
const penaltyRate = ({ penaltyRateBps }: InvoiceParty): string =>
  penaltyRateBps == null
    ? 'de la BCE majoré de 10 points'
    : `annuel de ${(penaltyRateBps / 100).toLocaleString('fr-FR')} %`;

const transferLines = ({ iban, footer }: InvoiceParty): string[] => [
  ...(iban ? [`Règlement par virement : IBAN ${iban}`] : []),
  ...(footer ? [footer] : []),
];

const column = (x: number, y: number, lines: readonly string[]): PdfText[] =>
  lines.map((text, index) => ({
    x,
    y: y + index * 14,
    text,
    isBold: index === 0,
  }));

/** An invoice or a credit note as a PDF, in French: it is the seller's document, whatever the reader's language. */
export function invoicePdf(invoice: Invoice): Uint8Array<ArrayBuffer> {
  const { series, number, issuedOn, dueOn, lines, netCents, vatBps, vatCents, totalCents } = invoice;
  const title = `${series === 'AV' ? 'Avoir' : 'Facture'} ${number}`;
  const reference = invoice.customer.purchaseRef ?? '';
  const rows = lines.map(({ label, amountCents }) => [label, euros(amountCents)] as const);
  const sums = [
    ['Total HT', euros(netCents)],
    [`TVA ${(vatBps / 100).toLocaleString('fr-FR')} %`, euros(vatCents)],
    ['Total TTC', euros(totalCents)],
  ] as const;
  const table = [...rows, ...sums].flatMap(([label, amount], index): PdfText[] => {
    const isTotal = index >= rows.length;
    const y = 300 + index * 20 + (isTotal ? 16 : 0);
    return [
      {
        x: isTotal ? 330 : left,
        y,
        text: label,
        isBold: isTotal,
      },
      {
        x: right,
        y,
        text: amount,
        isRight: true,
      },
    ];
  });
  const paid = invoice.paidOn === null ? [] : [`Réglée le ${frenchDay(invoice.paidOn)}.`];
  const foot = [
    ...paid,
    'Pas d’escompte pour paiement anticipé.',
    `En cas de retard : pénalités au taux ${penaltyRate(invoice.issuer)}, et indemnité forfaitaire de`,
    'recouvrement de 40 € (articles L441-10 et D441-5 du code de commerce).',
    ...transferLines(invoice.issuer),
  ];
  return pdfPage(
    title,
    [
      { x: left, y: 70, text: title, size: 18, isBold: true },
      { x: left, y: 92, text: `Émise le ${frenchDay(issuedOn)}, échéance le ${frenchDay(dueOn)}` },
      ...(reference === '' ? [] : [{ x: left, y: 108, text: `Votre référence : ${reference}` }]),
      ...column(left, 150, partyLines(invoice.issuer)),
      ...column(330, 150, partyLines(invoice.customer)),
      { x: left, y: 272, text: 'Désignation', isBold: true },
      { x: 480, y: 272, text: 'Montant HT', isBold: true },
      ...table,
      ...foot.map((text, index) => ({ x: left, y: 720 + index * 13, text, size: 8 })),
    ],
    [
      { x: left, y: 280, width: right - left },
      { x: left, y: 298 + rows.length * 20, width: right - left },
    ],
  );
}

/** An invoice as the answer that a browser saves. */
export const invoiceFile = (invoice: Invoice): Response =>
  new Response(invoicePdf(invoice), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.number}.pdf"`,
      'cache-control': 'no-store',
    },
  });
