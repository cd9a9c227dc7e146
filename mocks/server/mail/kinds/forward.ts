import { fill } from '#messages/fill.ts';
import * as messages from '#messages/mail/forward.ts';
import { facts, paragraph, quote } from '../content.ts';
import { defineMail } from '../define.ts';

/** A mail of the company that somebody passes on. */
export const mailForward = defineMail({
  messages,
  example: {
    sender: 'Hugo Lartigue',
    company: 'Garonne Patrimoine',
    subject: '2 lots disponibles',
    address: 'camille.forestier@example.test',
    at: new Date('2026-11-19T15:30:00Z'),
    note: 'Pour information.',
    text: 'Bonjour, voici les lots évoqués ce matin.',
  },
  compose: (t, { subject, address, at, note, text, ...words }, { moment }) => ({
    subject: fill(t.subject, { subject }),
    preheader: fill(t.preheader, words),
    title: fill(t.subject, { subject }),
    blocks: [
      paragraph(fill(t.body, words)),
      ...(note === '' ? [] : [paragraph(note)]),
      facts([t.to, address], [t.at, moment(at)]),
      quote(text),
    ],
  }),
});
