import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { openConfigured } from '#mocks/db/open/configured.ts';
import type { HostConfig } from '#mocks/hosts/http/config.ts';
import { businessClock } from '#mocks/hosts/http/open-server.ts';
import { operatorPaths } from '#mocks/hosts/http/operator.ts';
import { readSecret } from '#mocks/hosts/http/secret.ts';
import {
  adminAccount,
  adminOutcome,
  createAdmin,
  type AdminAccount,
  type AdminOutcome,
} from '#mocks/server/identity/create-admin.ts';
import { nodeHasher } from '#mocks/services/hashing-node.ts';
import { ulids } from '#mocks/services/ids.ts';
import { hmacSigner } from '#mocks/services/signing.ts';
import { readableGroups } from '#mocks/services/tokens.ts';
import { askServer } from './ask-server.ts';
import { UsageError } from './errors.ts';

/** What the call of the command tells already; a password never stands in it, where every process could read it. */
export interface AdminFlags {
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** The password is drawn by lot and shown once. */
  isGenerated: boolean;
}

/** Words of a password that is drawn by lot: a phrase by the rules for passwords, about 139 bits. */
const generatedGroups = 7;

/**
 * Makes an administrator's account in the database of this installation, whether its server runs or not.
 *
 * @param env variables ADMIN_EMAIL, ADMIN_FIRST_NAME, ADMIN_LAST_NAME, ADMIN_PASSWORD, for what the flags leave out
 * @returns what to say
 * @throws UsageError, and the errors of `mocks/db/open`
 */
export async function createAdminAccount(
  config: HostConfig,
  flags: AdminFlags,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<string> {
  const given = {
    email: flags.email ?? env['ADMIN_EMAIL'],
    firstName: flags.firstName ?? env['ADMIN_FIRST_NAME'],
    lastName: flags.lastName ?? env['ADMIN_LAST_NAME'],
    password: flags.isGenerated ? readableGroups(generatedGroups) : env['ADMIN_PASSWORD'] || undefined,
  };
  const { account, isShown } = process.stdin.isTTY ? await ask(given) : fromFlags(given);
  const checked = adminAccount.safeParse(account);
  if (!checked.success) {
    const wrong = new Set(checked.error.issues.map(({ path }) => labels[String(path[0])] ?? ''));
    throw new UsageError(`Corrigez : ${[...wrong].join(', ')}.`);
  }
  return say(checked.data, await create(config, checked.data), isShown || flags.isGenerated);
}

const labels: Readonly<Record<string, string>> = {
  email: 'l’adresse e-mail (--email)',
  firstName: 'le prénom (--first-name)',
  lastName: 'le nom (--last-name)',
  password: 'le mot de passe (variable ADMIN_PASSWORD, ou --generate)',
};

type Given = { [Key in keyof AdminAccount]: string | undefined };

interface Answered {
  account: Given;
  /** The password was drawn by lot, so that the person must be told it. */
  isShown: boolean;
}

/** @throws UsageError that names everything that is missing */
function fromFlags(given: Given): Answered {
  const missing = Object.entries(given).filter(([, value]) => value === undefined);
  if (missing.length === 0) return { account: given, isShown: false };
  throw new UsageError(`Donnez ${missing.map(([name]) => labels[name]).join(', ')}.`);
}

/** Asks on the terminal for what is missing; an empty password has one drawn by lot. */
async function ask(given: Given): Promise<Answered> {
  let isMuted = false;
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      if (!isMuted) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const secret = async (question: string): Promise<string> => {
    process.stdout.write(question);
    isMuted = true;
    const answer = await terminal.question('');
    isMuted = false;
    process.stdout.write('\n');
    return answer;
  };
  try {
    const email = given.email ?? (await terminal.question('Adresse e-mail : '));
    const firstName = given.firstName ?? (await terminal.question('Prénom : '));
    const lastName = given.lastName ?? (await terminal.question('Nom : '));
    const password = given.password ?? (await secret('Mot de passe (vide : tiré au sort) : '));
    if (password === '') {
      const drawn = readableGroups(generatedGroups);
      return { account: { email, firstName, lastName, password: drawn }, isShown: true };
    }
    if (given.password === undefined && (await secret('Le même, encore une fois : ')) !== password) {
      throw new UsageError('Les deux mots de passe diffèrent : recommencez.');
    }
    return { account: { email, firstName, lastName, password }, isShown: false };
  } finally {
    terminal.close();
  }
}

/** A running server writes the account itself, since it alone may write the embedded database. */
async function create(config: HostConfig, account: AdminAccount): Promise<AdminOutcome> {
  const answer =
    config.databaseUrl === null ? await askServer(config, operatorPaths.createAdmin, account) : null;
  if (answer !== null) return adminOutcome.parse(answer);
  const { db, close } = await openConfigured(config);
  try {
    return await createAdmin(
      {
        db,
        clock: await businessClock(db),
        hasher: nodeHasher(),
        newId: ulids(() => new Date()),
        signer: hmacSigner(readSecret(config)),
        config: { appName: config.appName },
      },
      account,
    );
  } finally {
    await close();
  }
}

function say({ email, password }: AdminAccount, outcome: AdminOutcome, isShown: boolean): string {
  switch (outcome.outcome) {
    case 'created':
      return [
        `Le compte super-administrateur ${email} est créé.`,
        ...(isShown ? [`Mot de passe, montré cette seule fois : ${password}`] : []),
        'Connexion à /admin/connexion ; hors démonstration, la double authentification est à régler à la première.',
      ].join('\n');
    case 'exists':
      return `Le compte super-administrateur ${email} existe déjà : rien n’a été changé, son mot de passe non plus.`;
    case 'taken':
      throw new UsageError(
        `${email} est l’adresse d’un autre compte, qui n’est pas super-administrateur en activité : donnez une autre adresse.`,
      );
    case 'password':
      throw new UsageError(`Mot de passe refusé. ${outcome.detail}`);
  }
}
