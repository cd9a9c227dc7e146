import { setTimeout as wait } from 'node:timers/promises';
import { login as adminLogin } from '#generated/routes/admin.ts';
import { login } from '#generated/routes/root.ts';
import type { Actor, ActorKey } from '../actor.ts';
import { errorsOf } from '../http/answer.ts';
import { createClient, type Client, type Send } from '../http/client.ts';
import { at, isObject, textAt, type Json } from '../json.ts';
import type { Account } from '../preparations/preparation.ts';
import type { Target, Unavailable } from './target.ts';

/** Longest time that a server may ask us to wait, in seconds; more is taken for a fault. */
const longestWaitS = 120;
const maxTries = 4;

/** A server on the network, reached with the accounts that were given. */
export function liveTarget(
  origin: string,
  accounts: ReadonlyMap<ActorKey, Account>,
  isWritable: boolean,
): Target {
  // Who sends no token is the owner all the same.
  const accountOf = ({ key }: Actor): Account | null =>
    accounts.get(key === 'no-token' ? 'owner' : key) ?? null;
  return {
    label: 'Serveur',
    origin: new URL(origin).origin,
    isWritable,
    ledger: null,
    accountOf,
    secrets: [...accounts.values()].map(({ password }) => password),
    foreignIds: new Set(),
    async open(actor) {
      const client = createClient({ ...actor, hasToken: true }, origin, carry);
      if (actor.role === null) {
        await client.get(login());
        return client;
      }
      if (actor.isImpersonated) return { reason: 'une prise en main ne s’ouvre pas par la connexion' };
      const account = accountOf(actor);
      if (account === null) return { reason: `aucun compte donné (--as ${actor.key}=adresse)` };
      const refusal = await signIn(client, account);
      if (refusal !== null) return refusal;
      const own = createClient(actor, origin, carry);
      for (const cookie of client.jar) own.jar.set(...cookie);
      return own;
    },
    close: async () => undefined,
  };
}

/** Stands for an answer that never came. */
const cutOff = 599;

/** Sends over the network, and waits where the server holds us back. */
export const carry: Send = async (request) => {
  for (let tries = 1; ; tries += 1) {
    const response = await fetchOnceMore(request);
    const waitS = Number(response.headers.get('retry-after'));
    if (response.status !== 429 || tries === maxTries || !(waitS > 0 && waitS <= longestWaitS))
      return { response, setCookies: response.headers.getSetCookie() };
    await wait(waitS * 1000);
  }
};

/** A connection that was kept open may be closed just when it is used again: that is tried once more. */
async function fetchOnceMore(request: Request): Promise<Response> {
  try {
    return await fetch(request.clone());
  } catch {
    return fetch(request.clone()).catch(() => Response.json('connexion coupée', { status: cutOff }));
  }
}

/** Signs in through the form; tells why it did not succeed. */
async function signIn(client: Client, { email, password }: Account): Promise<Unavailable | null> {
  const { actor } = client;
  const path = actor.area === 'admin' ? adminLogin() : login();
  await client.get(path);
  const answer = await client.send('POST', path, { data: { email, password, remember: false }, from: path });
  const { page, status } = await client.follow(answer);
  const user: Json = at(page?.props, 'auth.user');
  if (!isObject(user)) {
    const said = Object.values(errorsOf(page)).join(' ') || `${page?.component ?? 'réponse'} ${status}`;
    return { reason: `connexion de ${email} : ${said}` };
  }
  const roles = at(user, 'roles');
  const isRight =
    Array.isArray(roles) && (roles as readonly Json[]).some((role) => textAt(role, 'name') === actor.role);
  return isRight ? null : { reason: `${email} n’a pas le rôle ${actor.role ?? ''}` };
}

/** The accounts of `--as owner=adresse:motdepasse`, or of `--as owner=adresse` and the environment. */
export function readAccounts(
  given: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  isKey: (key: string) => key is ActorKey,
): ReadonlyMap<ActorKey, Account> {
  return new Map(
    given.map((text) => {
      const [, key = '', email = '', typed] = /^([^=]+)=([^:]+)(?::(.+))?$/s.exec(text) ?? [];
      if (!isKey(key))
        throw new AccountError(`--as ${text} : le rôle doit être connu (par exemple owner=adresse).`);
      const variable = `CONTRACT_PASSWORD_${key.toUpperCase().replaceAll('-', '_')}`;
      const password = typed ?? environment[variable] ?? environment['CONTRACT_PASSWORD'];
      if (!password)
        throw new AccountError(`--as ${key} : donnez son mot de passe, dans ${variable} par exemple.`);
      return [key, { email, password }];
    }),
  );
}

/** An account that cannot be used as it was written. */
export class AccountError extends Error {
  override readonly name = 'AccountError';
}
