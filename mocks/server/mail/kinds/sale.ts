import { fill } from '#messages/fill.ts';
import * as messages from '#messages/mail/sale.ts';
import { textFormat } from '../../text-format.ts';
import { facts, note, paragraph } from '../content.ts';
import { defineMail } from '../define.ts';

const example = {
  number: 'V-2026-00012',
  customer: 'Soline Habitat',
  plan: 'Réseau',
  seller: 'Inès Benali',
  message: 'Bonjour, voici la proposition dont nous avons parlé.',
  netCents: 29_900,
  totalCents: 35_880,
  recurringCents: 29_900,
  isYearly: false,
  endsOn: '2026-12-10',
};

/** To a company or a prospect: the proposal, which goes with it as a document. */
export const saleProposal = defineMail({
  messages,
  example,
  compose: (
    t,
    { message, netCents, totalCents, recurringCents, isYearly, endsOn, ...words },
    _format,
    locale,
  ) => {
    const { money, date } = textFormat(locale);
    const said = { ...words, date: date(endsOn) };
    return {
      subject: fill(t.subject, said),
      preheader: fill(t.preheader, said),
      title: fill(t.title, said),
      blocks: [
        paragraph(message === '' ? fill(t.body, said) : message),
        facts(
          [t.plan, words.plan],
          [t.net, money(netCents)],
          [t.total, money(totalCents)],
          [t.next[isYearly ? 'yearly' : 'monthly'], money(recurringCents)],
          [t.ends, date(endsOn)],
        ),
        note(fill(t.note, said)),
      ],
    };
  },
});
