import { isSystemRole } from '#domain/access/roles.ts';
import type { Locale } from '#mocks/db/schema/index.ts';
import { messagesFor } from '#messages/locale.ts';
import * as messages from '#messages/mail/invitation.ts';
import * as tradeMessages from '#messages/trade.ts';
import { fill } from '#messages/fill.ts';
import { button, facts, note, paragraph, quote } from '../content.ts';
import { defineMail } from '../define.ts';

interface Invitation {
  /** Name of who invites. */
  inviter: string;
  /** A name of the system, or the label of a role that is data. */
  role: string;
  href: string;
  lifeDays: number;
}

const roleLabel = (locale: Locale, role: string): string =>
  isSystemRole(role) ? messagesFor(locale, tradeMessages).role[role] : role;

const example = { inviter: 'Hugo Lartigue', href: 'https://ilot.example/invitation/1', lifeDays: 7 };
const memberExample: Invitation & { company: string } = {
  ...example,
  role: 'collaborator',
  company: 'Garonne Patrimoine',
};
const brandManagerExample: Invitation & { brand: string } = {
  ...example,
  role: 'brand-manager',
  brand: 'Réseau Pierre & Cité',
};
const staffExample: Invitation = { ...example, role: 'support' };

/** To a person invited into a company. */
export const invitationMember = defineMail({
  messages,
  example: memberExample,
  compose: (
    { member: t, ...common },
    { inviter, company, role, href, lifeDays },
    { appName: app },
    locale,
  ) => ({
    subject: fill(t.subject, { inviter }),
    preheader: t.preheader,
    title: fill(t.title, { company, app }),
    blocks: [
      paragraph(fill(t.body, { inviter, company, app })),
      facts([common.company, company], [common.role, roleLabel(locale, role)]),
      button(common.action, href),
      note(fill(common.note, { days: lifeDays, inviter })),
    ],
  }),
});

/** To a person who will follow the companies of a brand. */
export const invitationBrandManager = defineMail({
  messages,
  example: brandManagerExample,
  compose: (
    { brandManager: t, ...common },
    { inviter, brand, role, href, lifeDays },
    { appName: app },
    locale,
  ) => ({
    subject: fill(t.subject, { inviter, company: brand }),
    preheader: t.preheader,
    title: fill(t.title, { company: brand, app }),
    blocks: [
      paragraph(fill(t.body, { inviter, company: brand, app })),
      facts([common.brand, brand], [common.role, roleLabel(locale, role)]),
      button(common.action, href),
      note(fill(common.note, { days: lifeDays, inviter })),
    ],
  }),
});

const networkExample: {
  inviter: string;
  brand: string;
  company: string;
  /** What who invites adds in their own words. */
  message: string | null;
  /** The promotion code of the network; null for none. */
  code: string | null;
  href: string;
  lifeDays: number;
} = {
  inviter: 'Nathalie Gauthier',
  brand: 'Réseau Pierre & Cité',
  company: 'Atelier des Quais',
  message: 'Bonjour Louise, voici le lien pour rejoindre le réseau.',
  code: 'PIERRE20',
  href: 'https://ilot.example/inscription?reseau=1',
  lifeDays: 30,
};

/** To a company that a network asks to join it. */
export const invitationNetwork = defineMail({
  messages,
  example: networkExample,
  compose: (
    { network: t, ...common },
    { inviter, brand, company, message, code, href, lifeDays },
    { appName: app },
  ) => ({
    subject: fill(t.subject, { brand }),
    preheader: t.preheader,
    title: fill(t.title, { brand, app }),
    blocks: [
      paragraph(fill(t.body, { inviter, brand, company, app })),
      ...(message === null ? [] : [quote(message)]),
      facts(
        [common.company, company],
        [common.brand, brand],
        ...(code === null ? [] : [[t.code, code] as const]),
      ),
      button(t.action, href),
      note(fill(t.note, { days: lifeDays, inviter })),
    ],
  }),
});

/** To a person invited into the platform's own team. */
export const invitationStaff = defineMail({
  messages,
  example: staffExample,
  compose: ({ staff: t, ...common }, { inviter, role, href, lifeDays }, { appName: app }, locale) => ({
    subject: t.subject,
    preheader: t.preheader,
    title: fill(t.title, { app }),
    blocks: [
      paragraph(fill(t.body, { inviter, app })),
      facts([common.role, roleLabel(locale, role)]),
      button(common.action, href),
      note(fill(common.note, { days: lifeDays, inviter })),
    ],
  }),
});

/** To who invited: the invitation ran out, and the person asks for another. */
export const invitationRenewal = defineMail({
  messages,
  example: {
    invitee: 'ines.duprat@example.test',
    company: 'Garonne Patrimoine',
    href: 'https://ilot.example/collaborateurs',
  },
  compose: ({ renewal: t, ...common }, { invitee, company, href }) => ({
    subject: fill(t.subject, { invitee }),
    preheader: t.preheader,
    title: t.title,
    blocks: [
      paragraph(fill(t.body, { invitee })),
      facts([common.person, invitee], [common.company, company]),
      button(t.action, href),
    ],
  }),
});
