import { data, elsewhere, refused } from '../expected.ts';
import { at, textOf } from '../json.ts';
import { unknownId } from '../records/parameters.ts';
import type { Kit, Preparations } from './preparation.ts';

/** A link of a mail that nobody was sent. */
const unsentToken = 'x'.repeat(43);

const inMail = 'le lien est dans un e-mail';
const halfWay = 'il faut être à mi-chemin de la connexion';
const unverified = 'il faut une adresse qui n’est pas encore vérifiée';

/** A link to verify an address, good for nobody. */
const sentLink = async () => ({ user: unknownId, token: unsentToken });

/** The link of an invitation that nobody was sent. */
const unsentInvitation = {
  parameters: async () => ({ token: unsentToken }),
  expects: () => refused(404),
  untried: inMail,
};

/** The JSON in which a realtime server is told who may join. */
const proof = ({ role }: { readonly role: unknown }) =>
  role === null ? refused(403) : data('application/json');

/** Starts working in the name of a client. */
const impersonate = async (kit: Kit): Promise<void> => {
  await kit.act('admin.user.impersonate', { user: await kit.idOf('user') });
};

/** Signing in and out, giving a password, and what is open to everybody. */
export const accessPreparations = {
  login: { expects: ({ role }) => (role === null ? null : elsewhere) },
  'admin.login': { expects: ({ role }) => (role === null ? null : elsewhere) },
  'login.store': {
    as: 'signed-out',
    payload: (kit, _, example) => ({ ...example, ...kit.account('owner') }),
    countsRefusalsIn: ['users'],
  },
  'admin.login.store': {
    as: 'signed-out',
    payload: (kit, _, example) => ({ ...example, ...kit.account('super-admin') }),
    countsRefusalsIn: ['users'],
  },
  'login.cancel': { as: 'signed-out', isIdempotent: true },
  'admin.login.cancel': { as: 'signed-out', isIdempotent: true },
  'login.tenant': { as: 'signed-out', untried: halfWay },
  'two-factor.store': { as: 'signed-out', untried: halfWay },
  'admin.login.totp': { as: 'signed-out', untried: halfWay },
  'session.extend': { expects: () => data('application/json'), isIdempotent: true },
  unlock: { parameters: async () => ({ token: unsentToken }) },
  'unlock.store': { parameters: async () => ({ token: unsentToken }), untried: inMail },
  register: { as: 'signed-out', expects: ({ role }) => (role === null ? null : elsewhere) },
  'register.store': { as: 'signed-out', untried: 'le formulaire est scellé avec son heure' },
  'verification.notice': { expects: ({ isVerified }) => (isVerified ? elsewhere : null) },
  'verification.send': { untried: unverified },
  'verification.email.update': { untried: unverified },
  'verification.verify': { parameters: sentLink, isRecordless: true },
  'verification.confirm': { parameters: sentLink, isRecordless: true, untried: inMail },
  'client.account.tenant.switch': {
    as: 'accountant',
    payload: async (kit, _, example) => {
      const { page } = await kit.as('read-only-accountant').client.get('/tableau-de-bord');
      return { ...example, tenantId: at(page?.props, 'tenant.id') };
    },
  },
  logout: { as: 'owner', isIdempotent: true },
  'admin.logout': { as: 'super-admin', isIdempotent: true },
  'password.email': { as: 'signed-out' },
  'admin.password.email': { as: 'signed-out' },
  'password.reset': { parameters: async () => ({ token: unsentToken }) },
  'admin.password.reset': { parameters: async () => ({ token: unsentToken }) },
  'password.update': {
    parameters: async () => ({ token: unsentToken }),
    untried: inMail,
  },
  'admin.password.update': {
    parameters: async () => ({ token: unsentToken }),
    untried: inMail,
  },
  'invitation.accept': { parameters: async () => ({ token: unsentToken }) },
  'invitation.join': unsentInvitation,
  'invitation.leave': { parameters: async () => ({ token: unsentToken }), isIdempotent: true },
  'invitation.request': { parameters: async () => ({ token: unsentToken }), untried: inMail },
  'password.store': unsentInvitation,
  'password.confirm.store': {
    countsRefusalsIn: ['users'],
    isIdempotent: true,
    payload: (kit, _, example) => ({ ...example, password: kit.account(kit.client.actor.key).password }),
  },
  'admin.user.impersonate': { as: 'super-admin' },
  'impersonate.stop': {
    as: 'super-admin',
    parameters: async (kit) => {
      if (kit.client.actor.key === 'super-admin') await impersonate(kit);
      return {};
    },
    expects: ({ key, isImpersonated }) => (key === 'super-admin' || isImpersonated ? null : refused(404)),
  },
  'preference.update': { isIdempotent: true },
  search: {
    expects: ({ area, hasCompany, isVerified }) =>
      hasCompany && isVerified ? null : refused(area === null ? 401 : 403),
  },
  'file.show': { untried: 'l’adresse d’un fichier est signée' },
  'mailbox.show': {
    parameters: async (kit) => {
      await impersonate(kit.as('super-admin'));
      return { mail: await kit.idOf('mail') };
    },
  },
  'maintenance.update': {
    expects: () => refused(403),
    untried: 'réservée aux adresses signées, que seule la commande écrit',
  },
  'broadcasting.user-auth': { expects: proof, isIdempotent: true },
  'broadcasting.auth': {
    expects: proof,
    isIdempotent: true,
    payload: async (kit, _, example) => {
      const { page } = await kit.client.follow(await kit.client.get('/'));
      return { ...example, channel_name: `private-user.${textOf(at(page?.props, 'auth.user.id'))}` };
    },
  },
} satisfies Preparations;
