import * as messages from '#messages/mail/error-report.ts';
import { fill } from '#messages/fill.ts';
import { button, facts, quote } from '../content.ts';
import { defineMail } from '../define.ts';

/** To the support: what somebody wrote about an error page, and the code that finds it in the log. */
export const errorReported = defineMail({
  messages,
  example: {
    requestId: '01k8n3v5x7z9b1d3f5h7k9m1n3',
    message: 'En enregistrant la fiche.',
    person: 'Hugo Lartigue <hugo.lartigue@example.test>',
    company: 'Garonne Patrimoine',
    href: 'https://ilot.example/admin',
  },
  compose: (t, { requestId, message, person, company, href }) => ({
    subject: fill(t.subject, { person }),
    preheader: fill(t.preheader, { requestId }),
    title: t.title,
    blocks: [
      quote(message),
      facts([t.person, person], [t.company, company], [t.requestId, requestId]),
      button(t.action, href),
    ],
  }),
});
