import { data, elsewhere, refused } from '../expected.ts';
import { at, textOf } from '../json.ts';
import type { Kit, Preparations } from './preparation.ts';

/** A link of a mail that nobody was sent. */
const unsentToken = 'x'.repeat(43);

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
  },
  'admin.login.store': {
    as: 'signed-out',
    payload: (kit, _, example) => ({ ...example, ...kit.account('super-admin') }),
  },
  'login.cancel': { as: 'signed-out', isIdempotent: true },
  'admin.login.cancel': { as: 'signed-out', isIdempotent: true },
  'login.tenant': { untried: 'demande une connexion en cours' },
  'two-factor.store': { untried: 'demande une connexion en cours' },
  'admin.login.totp': { untried: 'demande une connexion en cours' },
  unlock: { parameters: async () => ({ token: unsentToken }) },
  'client.account.tenant.switch': {
    payload: async (kit) => {
      const { page } = await kit.client.follow(await kit.client.get('/'));
      return { tenantId: textOf(at(page?.props, 'tenant.id')) };
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
    untried: 'le lien est dans un e-mail',
  },
  'admin.password.update': {
    parameters: async () => ({ token: unsentToken }),
    untried: 'le lien est dans un e-mail',
  },
  'password.confirm.store': {
    isIdempotent: true,
    payload: (kit, _, example) => ({ ...example, password: kit.account(kit.client.asker.key).password }),
  },
  'admin.user.impersonate': { as: 'super-admin' },
  'impersonate.stop': {
    as: 'super-admin',
    parameters: async (kit) => {
      if (kit.client.asker.key === 'super-admin') await impersonate(kit);
      return {};
    },
    expects: ({ key }) => (key === 'super-admin' ? null : refused(404)),
  },
  'preference.update': { isIdempotent: true },
  'commune.index': { expects: ({ role }) => (role === null ? refused(401) : null) },
  search: { expects: ({ area }) => (area === 'client' ? null : refused(area === null ? 401 : 403)) },
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
