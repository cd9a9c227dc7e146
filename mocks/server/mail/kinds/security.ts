import * as messages from '#messages/mail/security.ts';
import { fill } from '#messages/fill.ts';
import { button, facts, note, paragraph, type MailBlock } from '../content.ts';
import { defineMail } from '../define.ts';
import type { MailFormat } from '../format.ts';

/** From where something was done, as far as it is known. */
interface Occasion {
  at: Date;
  /** Browser and system in words, for instance « Firefox sur Linux ». */
  device: string | null;
  ip: string | null;
}

const exampleOccasion: Occasion = {
  at: new Date('2026-11-20T08:00:00Z'),
  device: 'Firefox sur Linux',
  ip: '192.0.2.7',
};
const accountHref = 'https://ilot.example/compte';
const twoFactorExample: {
  change: 'enabled' | 'disabled' | 'reset' | 'recoveryCodes';
  at: Date;
  href: string;
} = { change: 'disabled', at: exampleOccasion.at, href: accountHref };

/** After too many wrong passwords, with the link that opens the account again. */
export const accountBlocked = defineMail({
  messages,
  example: { href: 'https://ilot.example/deblocage/1', lifeMinutes: 60, attempts: 10 },
  compose: ({ blocked: t }, { href, lifeMinutes, attempts }, { appName: app }) => ({
    subject: t.subject,
    preheader: fill(t.preheader, { minutes: lifeMinutes }),
    title: t.title,
    blocks: [
      paragraph(fill(t.body, { app, attempts })),
      button(t.action, href),
      note(fill(t.note, { minutes: lifeMinutes })),
    ],
  }),
});

/** After a sign-in from a device that was not known. */
export const deviceNew = defineMail({
  messages,
  example: { ...exampleOccasion, href: accountHref },
  compose: (t, { href, ...details }, format) => ({
    subject: t.newDevice.subject,
    preheader: t.newDevice.preheader,
    title: t.newDevice.title,
    blocks: [
      paragraph(fill(t.newDevice.body, { app: format.appName })),
      requestFacts(t, details, format),
      paragraph(t.notYou),
      button(t.openSecurity, href),
    ],
  }),
});

/** After a remembered sign-in was shown twice, which betrays a copy. */
export const rememberTheft = defineMail({
  messages,
  example: { ...exampleOccasion, href: accountHref },
  compose: (t, { href, ...details }, format) => ({
    subject: t.rememberTheft.subject,
    preheader: t.rememberTheft.preheader,
    title: t.rememberTheft.title,
    blocks: [
      paragraph(fill(t.rememberTheft.body, { app: format.appName })),
      requestFacts(t, details, format),
      paragraph(t.notYou),
      button(t.openSecurity, href),
    ],
  }),
});

/** After the second step of sign-in was switched on or off, reset by staff, or given new recovery codes. */
export const twoFactorChanged = defineMail({
  messages,
  example: twoFactorExample,
  compose: ({ twoFactor, ...t }, { change, at, href }, { appName: app, moment }) => ({
    subject: twoFactor[change].subject,
    preheader: twoFactor[change].preheader,
    title: twoFactor[change].title,
    blocks: [
      paragraph(fill(twoFactor[change].body, { app, at: moment(at) })),
      paragraph(t.notYou),
      button(t.openSecurity, href),
    ],
  }),
});

function requestFacts(
  t: { readonly at: string; readonly device: string; readonly address: string },
  { at, device, ip }: Occasion,
  format: MailFormat,
): MailBlock {
  return facts(
    [t.at, format.moment(at)],
    ...(device === null ? [] : [[t.device, device] as const]),
    ...(ip === null ? [] : [[t.address, ip] as const]),
  );
}
