import * as visitMessages from '#messages/client/visit.ts';
import { fill } from '#messages/fill.ts';
import { facts, note, paragraph } from '../content.ts';
import { defineMail } from '../define.ts';

const example = {
  host: 'Hugo Lartigue',
  company: 'Garonne Patrimoine',
  operation: 'Les Chais de la Bastide',
  place: '14 rue des Chais, 33500 Libourne',
  startAt: new Date('2026-11-27T09:00:00Z'),
  durationMin: 60,
};

/** To somebody who is expected at a visit; the entry for the calendar goes with it. */
export const visitInvitation = defineMail({
  messages: visitMessages,
  example,
  compose: ({ mail: t, minutes }, { startAt, durationMin, ...words }, { moment }) => ({
    subject: fill(t.subject, { when: moment(startAt) }),
    preheader: fill(t.preheader, words),
    title: t.title,
    blocks: [
      paragraph(fill(t.body, words)),
      facts(
        [t.when, moment(startAt)],
        [t.duration, `${durationMin} ${minutes}`],
        [t.place, words.place],
        [t.host, words.host],
      ),
      note(t.note),
    ],
  }),
});

/** To somebody who was invited to a visit that will not take place. */
export const visitCancelled = defineMail({
  messages: visitMessages,
  example,
  compose: ({ mail: t }, { startAt, ...words }, { moment }) => ({
    subject: fill(t.cancelledSubject, { when: moment(startAt) }),
    preheader: fill(t.preheader, words),
    title: t.cancelledTitle,
    blocks: [
      paragraph(fill(t.cancelledBody, words)),
      facts([t.when, moment(startAt)], [t.place, words.place]),
      note(t.cancelledNote),
    ],
  }),
});
