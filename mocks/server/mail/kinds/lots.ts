import * as stockMessages from '#messages/client/stock.ts';
import { fill } from '#messages/fill.ts';
import { facts, note, paragraph, quote } from '../content.ts';
import { defineMail } from '../define.ts';

const example = {
  sender: 'Hugo Lartigue',
  company: 'Garonne Patrimoine',
  subject: '2 lots disponibles',
  message: 'Bonjour, voici les lots évoqués ce matin, disponibles immédiatement.',
  lots: [
    { name: 'Les Chais de la Bastide · G01 · Garage · 15,00 m²', priceCents: 1_500_000 as number | null },
    { name: 'Saint-Genès · M1 · Maison · 54,00 m²', priceCents: 20_000_000 },
  ],
};

/** Lots that somebody of a company offers to a contact. */
export const lotsOffer = defineMail({
  messages: stockMessages,
  example,
  compose: ({ mail: t }, { lots, message, subject, ...words }, { money }) => ({
    subject: fill(t.subject, { ...words, subject }),
    preheader: fill(t.preheader, words),
    title: subject,
    blocks: [
      paragraph(fill(t.body, words)),
      ...(message === '' ? [] : [quote(message)]),
      facts(
        ...lots.map(({ name, priceCents }): [string, string] => [
          name,
          priceCents === null ? t.noPrice : money(priceCents),
        ]),
      ),
      note(t.note),
    ],
  }),
});
