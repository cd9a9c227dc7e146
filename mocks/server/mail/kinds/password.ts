import * as messages from '#messages/mail/password.ts';
import { fill } from '#messages/fill.ts';
import { button, note, paragraph } from '../content.ts';
import { defineMail } from '../define.ts';

/** To whoever forgot their password. */
export const passwordReset = defineMail({
  messages,
  example: { href: 'https://ilot.example/reinitialiser/1?email=a%40example.test', lifeMinutes: 60 },
  compose: ({ reset: t }, { href, lifeMinutes }, { appName: app }) => ({
    subject: t.subject,
    preheader: fill(t.preheader, { minutes: lifeMinutes }),
    title: t.title,
    blocks: [
      paragraph(fill(t.body, { app })),
      button(t.action, href),
      note(fill(t.note, { minutes: lifeMinutes })),
    ],
  }),
});

/** After a password was changed or reset. */
export const passwordChanged = defineMail({
  messages,
  example: { at: new Date('2026-11-20T08:00:00Z'), resetHref: 'https://ilot.example/mot-de-passe-oublie' },
  compose: ({ changed: t }, { at, resetHref }, { appName: app, moment }) => ({
    subject: t.subject,
    preheader: t.preheader,
    title: t.title,
    blocks: [
      paragraph(fill(t.body, { app, at: moment(at) })),
      paragraph(t.warning),
      button(t.action, resetHref),
    ],
  }),
});
