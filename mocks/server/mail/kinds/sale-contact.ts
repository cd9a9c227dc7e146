import * as saleContactMessages from '#messages/client/sale-contact.ts';
import { fill } from '#messages/fill.ts';
import { note, paragraph } from '../content.ts';
import { defineMail } from '../define.ts';

const example = {
  sender: 'Hugo Lartigue',
  company: 'Garonne Patrimoine',
  subject: 'Visite du lot témoin',
  message: 'Bonjour, le lot témoin est ouvert samedi matin.',
};

/** What somebody of a company writes to a prospect. */
export const saleContactMessage = defineMail({
  messages: saleContactMessages,
  example,
  compose: ({ sent: t }, { message, subject, ...words }) => ({
    subject: fill(t.subject, { subject }),
    preheader: fill(t.preheader, words),
    title: subject,
    blocks: [paragraph(message), note(fill(t.note, words))],
  }),
});
