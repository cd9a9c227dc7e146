import * as paperMessages from '#messages/client/sale-call-papers.ts';
import { fill } from '#messages/fill.ts';
import { textFormat } from '../../text-format.ts';
import { facts, note, paragraph } from '../content.ts';
import { defineMail } from '../define.ts';

const example = {
  what: 'call' as 'call' | 'reminder',
  company: 'Garonne Patrimoine',
  operation: 'Les Chais de la Bastide',
  lots: 'A22',
  label: 'Travaux 50 % (moitié)',
  amountCents: 3_100_000,
  vatCents: 340_667,
  receivedCents: 0,
  dueOn: '2026-11-17',
};

/** To a buyer: a call for funds, or the reminder of one that is late. */
export const saleCall = defineMail({
  messages: paperMessages,
  example,
  compose: ({ mail: t }, values, _format, locale) => {
    const { money, date } = textFormat(locale);
    const given = {
      company: values.company,
      operation: values.operation,
      lots: values.lots,
      label: values.label,
      dueOn: date(values.dueOn),
    };
    const received: [string, string][] =
      values.receivedCents === 0 ? [] : [[t.received, money(values.receivedCents)]];
    return {
      subject: fill(t.subject[values.what], given),
      preheader: fill(t.preheader, given),
      title: fill(t.subject[values.what], given),
      blocks: [
        paragraph(fill(t.body[values.what], given)),
        facts(
          [t.lot, `${values.lots} · ${values.operation}`],
          [t.amount, money(values.amountCents)],
          [t.vat, money(values.vatCents)],
          ...received,
          [t.owed, money(values.amountCents - values.receivedCents)],
          [t.dueOn, date(values.dueOn)],
        ),
        note(t.note),
      ],
    };
  },
});
