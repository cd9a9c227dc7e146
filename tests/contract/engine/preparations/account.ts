import { refused } from '../expected.ts';
import { at } from '../json.ts';
import { unknownId } from '../records/parameters.ts';
import type { RouteName } from '#generated/routes/names.ts';
import type { Kit, Preparation, Preparations } from './preparation.ts';

const isForm = 'un fichier vient d’un formulaire à plusieurs parties';
const inMail = 'le lien est dans un e-mail';
const noChange = 'il faut un changement d’adresse en cours';
const fromApplication = 'il faut un code de l’application d’authentification';

/** A link of a mail that nobody was sent. */
const unsent: Preparation = { parameters: async () => ({ token: 'x'.repeat(43) }), isRecordless: true };

/** The example over one's own profile and the version that was read. */
const ownProfile =
  (show: RouteName): NonNullable<Preparation['payload']> =>
  async (kit, _, example) => {
    const { section } = await kit.props(show);
    return { ...example, email: at(section, 'values.email'), version: at(section, 'version') };
  };

const ownPassword: NonNullable<Preparation['payload']> = (kit: Kit, _, example) => ({
  ...example,
  currentPassword: kit.account(kit.client.actor.key).password,
});

/** A record of one's own that there is none of: whoever is let through is told so. */
const missing = (parameter: string, why: string): Preparation => ({
  parameters: async () => ({ [parameter]: unknownId }),
  expects: () => refused(404),
  untried: why,
});

const noDevice = missing('device', 'il faut un appareil de confiance');
const noSession = missing('session', 'il faut une autre session de la même personne');

/** One's own account, in both areas, and the company's sheet. */
export const accountPreparations = {
  'email-change.confirm': unsent,
  'email-change.revert': unsent,
  'email-change.confirm.store': { ...unsent, untried: inMail },
  'email-change.revert.store': { ...unsent, untried: inMail },
  'client.account.profile.update': {
    from: 'client.account.show',
    payload: ownProfile('client.account.show'),
  },
  'admin.account.profile.update': {
    from: 'admin.account.show',
    payload: ownProfile('admin.account.show'),
  },
  'client.account.avatar.update': { untried: isForm },
  'admin.account.avatar.update': { untried: isForm },
  'client.tenant.logo.update': { untried: isForm },
  'client.account.email.resend': { untried: noChange },
  'admin.account.email.resend': { untried: noChange },
  'client.account.email.cancel': { untried: noChange },
  'admin.account.email.cancel': { untried: noChange },
  'client.account.password.update': { payload: ownPassword },
  'admin.account.password.update': { payload: ownPassword },
  'client.account.twofactor.confirm': { untried: fromApplication },
  'admin.account.twofactor.confirm': { untried: fromApplication },
  'client.account.twofactor.recovery': { untried: fromApplication },
  'admin.account.twofactor.recovery': { untried: fromApplication },
  'client.account.twofactor.destroy': { isIdempotent: true },
  'admin.account.twofactor.destroy': { isIdempotent: true },
  'client.account.device.destroy': noDevice,
  'admin.account.device.destroy': noDevice,
  'client.account.session.destroy': noSession,
  'admin.account.session.destroy': noSession,
  'client.account.data.show': missing('export', 'il faut une copie prête'),
  'client.tenant.closure.destroy': { untried: 'il faut une clôture demandée' },
} satisfies Preparations;
