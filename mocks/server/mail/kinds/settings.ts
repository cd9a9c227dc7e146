import * as messages from '#messages/mail/settings.ts';
import { fill } from '#messages/fill.ts';
import { button, note, paragraph } from '../content.ts';
import { defineMail } from '../define.ts';

/** To whoever the staff names: proof that mails of the platform arrive. */
export const settingsTest = defineMail({
  messages,
  example: { by: 'Camille Roussel', href: 'https://ilot.example/admin/parametres' },
  compose: (t, { by, href }, { appName: app }) => ({
    subject: fill(t.subject, { app }),
    preheader: fill(t.preheader, { app }),
    title: t.title,
    blocks: [paragraph(fill(t.body, { app })), button(t.action, href), note(fill(t.note, { by }))],
  }),
});
