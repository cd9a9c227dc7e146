import * as messages from '#messages/mail/address.ts';
import { fill } from '#messages/fill.ts';
import { button, note, paragraph } from '../content.ts';
import { defineMail } from '../define.ts';

/** To a person whose address was never confirmed. */
export const addressVerify = defineMail({
  messages,
  example: { href: 'https://ilot.example/verifier-email/1', lifeMinutes: 60 },
  compose: ({ verify: t }, { href, lifeMinutes }, { appName: app }) => ({
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

/** To the new address, which takes effect by its link alone. */
export const emailChangeConfirm = defineMail({
  messages,
  example: {
    newEmail: 'nouvelle@example.test',
    href: 'https://ilot.example/adresse/confirmer/1',
    lifeMinutes: 60,
  },
  compose: ({ changeConfirm: t }, { newEmail, href, lifeMinutes }, { appName: app }) => ({
    subject: t.subject,
    preheader: t.preheader,
    title: t.title,
    blocks: [
      paragraph(fill(t.body, { app, email: newEmail })),
      button(t.action, href),
      note(fill(t.note, { minutes: lifeMinutes })),
    ],
  }),
});

/** To the old address: what is about to happen, and how to stop or undo it. */
export const emailChangeWarning = defineMail({
  messages,
  example: {
    newEmail: 'nouvelle@example.test',
    revertHref: 'https://ilot.example/adresse/annuler/1',
    lifeDays: 7,
  },
  compose: ({ changeWarning: t }, { newEmail, revertHref, lifeDays }, { appName: app }) => ({
    subject: t.subject,
    preheader: t.preheader,
    title: t.title,
    blocks: [
      paragraph(fill(t.body, { app, email: newEmail })),
      paragraph(t.revert),
      button(t.action, revertHref),
      note(fill(t.note, { days: lifeDays })),
    ],
  }),
});
