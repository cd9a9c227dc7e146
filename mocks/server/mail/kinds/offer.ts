import * as offerMessages from '#messages/client/offer.ts';
import { fill } from '#messages/fill.ts';
import { note, paragraph, quote } from '../content.ts';
import { defineMail } from '../define.ts';

const example = {
  sender: 'Hugo Lartigue',
  company: 'Garonne Patrimoine',
  subject: 'Offre d’achat – Les Chais de la Bastide',
  message: 'Madame, Monsieur, voici notre offre.',
  letter: ['Nous vous offrons 480 000 € (quatre cent quatre-vingt mille euros).'],
};

/** An offer to buy as its recipients get it: some words, then the letter. */
export const offerSent = defineMail({
  messages: offerMessages,
  example,
  compose: ({ mail: t }, { message, subject, letter, ...words }) => ({
    subject,
    preheader: fill(t.preheader, words),
    title: subject,
    blocks: [
      ...(message === '' ? [] : [paragraph(message)]),
      ...letter.map((text) => quote(text)),
      note(fill(t.note, words)),
    ],
  }),
});
