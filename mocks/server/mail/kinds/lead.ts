import * as leadMessages from '#messages/client/lead.ts';
import { fill } from '#messages/fill.ts';
import { note, paragraph } from '../content.ts';
import { defineMail } from '../define.ts';

/** What somebody of a company answers to a request of a portal. */
export const leadReply = defineMail({
  messages: leadMessages,
  example: {
    sender: 'Hugo Lartigue',
    company: 'Garonne Patrimoine',
    subject: 'Votre demande – G01',
    message: 'Bonjour, ce stationnement est encore disponible.',
  },
  compose: ({ sent: t }, { message, subject, ...words }) => ({
    subject: fill(t.subject, { subject }),
    preheader: fill(t.preheader, words),
    title: subject,
    blocks: [paragraph(message), note(fill(t.note, words))],
  }),
});

/** What a company answers by itself to a request that it has just received. */
export const leadAcknowledged = defineMail({
  messages: leadMessages,
  example: { company: 'Garonne Patrimoine', message: 'Bonjour, nous vous répondons dans la journée.' },
  compose: ({ sent: t }, { message, ...words }) => ({
    subject: fill(t.autoSubject, words),
    preheader: words.company,
    title: fill(t.autoSubject, words),
    blocks: [paragraph(message), note(fill(t.autoNote, words))],
  }),
});
