import * as paperMessages from '#messages/client/rental-papers.ts';
import { fill } from '#messages/fill.ts';
import { textFormat } from '../../text-format.ts';
import { facts, note, paragraph } from '../content.ts';
import { defineMail } from '../define.ts';

/** What a renter is written to about. */
export type RentNotice = 'call' | 'receipt' | 'quittance' | 'reminder';

const example = {
  what: 'call' as RentNotice,
  company: 'Garonne Patrimoine',
  lease: 'B-2023-001',
  lot: 'B1 · T2 rez-de-jardin, Saint-Genès',
  month: '2026-11',
  rentCents: 84_756,
  chargesCents: 6000,
  otherCents: 0,
  vatCents: 0,
  bearsFranchise: false,
  totalCents: 90_756,
  paidCents: 0,
  owedCents: 90_756,
  dueOn: '2026-11-01',
};

/** To a renter: a call, the receipt of a payment, a reminder. */
export const rentNotice = defineMail({
  messages: paperMessages,
  example,
  compose: (texts, values, _format, locale) => {
    const { mail: t } = texts;
    const { money, date, month } = textFormat(locale);
    const words = { ...values, month: month(values.month), dueOn: date(values.dueOn) };
    const given = {
      month: words.month,
      company: words.company,
      lot: words.lot,
      dueOn: words.dueOn,
      lease: words.lease,
    };
    const line = (label: string, cents: number): [string, string][] =>
      cents === 0 ? [] : [[label, money(cents)]];
    return {
      subject: fill(t.subject[values.what], given),
      preheader: fill(t.preheader, given),
      title: fill(t.subject[values.what], given),
      blocks: [
        paragraph(fill(t.body[values.what], given)),
        facts(
          [t.lease, `${values.lease} · ${values.lot}`],
          [texts.rent, money(values.rentCents)],
          ...line(texts.charges, values.chargesCents),
          ...line(texts.other, values.otherCents),
          ...line(texts.vat, values.vatCents),
          [texts.total, money(values.totalCents)],
          ...line(texts.paid, values.paidCents),
          ...line(texts.owed, values.owedCents),
        ),
        ...(values.bearsFranchise ? [note(texts.franchise)] : []),
        note(t.note),
      ],
    };
  },
});
