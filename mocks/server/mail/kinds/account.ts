import * as messages from '#messages/mail/invitation.ts';
import { fill } from '#messages/fill.ts';
import { button, facts, note, paragraph, quote } from '../content.ts';
import { defineMail } from '../define.ts';

/** To whoever signs up with an address that has an account: the page itself tells nothing. */
export const accountExists = defineMail({
  messages,
  example: {
    loginHref: 'https://ilot.example/connexion',
    resetHref: 'https://ilot.example/mot-de-passe-oublie',
  },
  compose: ({ exists: t }, { loginHref, resetHref }, { appName: app }) => ({
    subject: t.subject,
    preheader: t.preheader,
    title: t.title,
    blocks: [
      paragraph(fill(t.body, { app })),
      button(t.action, loginHref),
      paragraph(t.forgotten),
      button(t.reset, resetHref),
      note(t.note),
    ],
  }),
});

/** To the holder of a new company, whose trial begins. */
export const welcome = defineMail({
  messages,
  example: {
    company: 'Garonne Patrimoine',
    trialEndsAt: new Date('2026-12-04T08:00:00Z'),
    href: 'https://ilot.example/tableau-de-bord',
  },
  compose: ({ welcome: t }, { company, trialEndsAt, href }, { appName: app, day }) => ({
    subject: t.subject,
    preheader: fill(t.preheader, { until: day(trialEndsAt) }),
    title: fill(t.title, { app }),
    blocks: [
      paragraph(fill(t.body, { company, until: day(trialEndsAt) })),
      paragraph(t.steps),
      button(t.action, href),
    ],
  }),
});

const assistanceExample: {
  staff: string;
  company: string;
  reason: string;
  mode: 'read' | 'write';
  endsAt: Date;
  href: string;
} = {
  staff: 'Hugo Marchal',
  company: 'Garonne Patrimoine',
  reason: 'Aide à la saisie d’un lot',
  mode: 'read',
  endsAt: new Date('2026-11-20T09:00:00Z'),
  href: 'https://ilot.example/compte',
};

/** To the holder of a company that staff have entered in its name. */
export const assistanceOpened = defineMail({
  messages,
  example: assistanceExample,
  compose: ({ assistance: t }, { staff, company, reason, mode, endsAt, href }, { appName: app, moment }) => ({
    subject: t.subject,
    preheader: fill(t.preheader, { staff, until: moment(endsAt) }),
    title: fill(t.title, { app }),
    blocks: [
      paragraph(fill(t.body, { staff, app, company })),
      quote(reason),
      facts([t.mode, t[mode]], [t.until, moment(endsAt)]),
      button(t.action, href),
    ],
  }),
});
