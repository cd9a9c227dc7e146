import { fill } from '#messages/fill.ts';
import * as messages from '#messages/mail/share.ts';
import { button, facts, note, paragraph, quote } from '../content.ts';
import { defineMail } from '../define.ts';

/** To whom a link was made for. The code, where it has one, is never in the mail. */
export const shareLink = defineMail({
  messages,
  example: {
    sender: 'Hugo Lartigue',
    company: 'Garonne Patrimoine',
    title: 'Les Chais de la Bastide',
    message: 'Le dossier de financement, comme convenu.',
    lastDay: new Date('2027-02-15T11:00:00Z'),
    hasCode: true,
    href: 'https://ilot.example/partage/1',
  },
  compose: (t, { message, lastDay, hasCode, href, ...words }, { day }) => ({
    subject: fill(t.subject, words),
    preheader: fill(t.preheader, words),
    title: fill(t.title, words),
    blocks: [
      paragraph(fill(t.body, words)),
      ...(message === '' ? [] : [quote(message)]),
      facts([t.sender, `${words.sender}, ${words.company}`], [t.until, day(lastDay)]),
      button(t.action, href),
      note(hasCode ? `${t.code} ${t.note}` : t.note),
    ],
  }),
});
