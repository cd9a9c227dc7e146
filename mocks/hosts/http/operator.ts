import { join } from 'node:path';
import * as z from 'zod';
import { writeSetting } from '#mocks/db/queries/settings.ts';
import { isBackupFolder } from '#mocks/db/dump/held-files.ts';
import { copyEmbedded } from '#mocks/db/open/copy-embedded.ts';
import { DatabaseFullError } from '#mocks/db/open/errors.ts';
import type { ServerDependencies } from '#mocks/server/dependencies.ts';
import { adminAccount, createAdmin } from '#mocks/server/identity/create-admin.ts';
import { isSignedLink, signLink } from '#mocks/server/signed-link.ts';
import type { Signer } from '#mocks/services/signing.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import type { HostEndpoint } from './app.ts';

/** What commands ask of the server that runs, as it alone may write the embedded database. */
export const operatorPaths = {
  /** Copies the embedded database into a folder that the command has made beside it. */
  snapshot: '/_operator/snapshot',
  createAdmin: '/_operator/create-admin',
} as const;
export type OperatorPath = (typeof operatorPaths)[keyof typeof operatorPaths];

const snapshotPayload = z.object({ folder: z.string().refine(isBackupFolder) });

/** Query key of the SHA-256 of the body: the signature covers the address alone. */
const bodyKey = 'body';
const linkLifeS = 30;

/** A request that only the holder of the installation's secret can make, good for seconds and for this body. */
export async function operatorRequest(
  signer: Signer,
  origin: string,
  path: OperatorPath,
  payload: object,
): Promise<Request> {
  const body = JSON.stringify(payload);
  const address = new URL(path, origin);
  address.searchParams.set(bodyKey, await sha256Hex(body));
  const url = await signLink(signer, 'POST', address, { now: new Date(), lifeS: linkLifeS });
  return new Request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** Answers signed requests of the commands; anyone else finds nothing there. */
export function operatorEndpoints(
  deps: ServerDependencies,
  { varDir, databaseUrl }: { varDir: string; databaseUrl: string | null },
): HostEndpoint {
  const answers: Record<OperatorPath, (payload: unknown) => Promise<Response>> = {
    [operatorPaths.snapshot]: async (payload) => {
      const { folder } = snapshotPayload.parse(payload);
      if (databaseUrl !== null) return Response.json({ error: 'not embedded' }, { status: 409 });
      await copyEmbedded(deps.db, varDir, join(varDir, folder));
      await writeSetting(deps.db, 'backup', { at: deps.clock.systemNow().toISOString() });
      return Response.json({});
    },
    [operatorPaths.createAdmin]: async (payload) =>
      Response.json(await createAdmin(deps, adminAccount.parse(payload))),
  };
  const isPath = (path: string): path is OperatorPath => Object.hasOwn(answers, path);
  return async (request) => {
    const url = new URL(request.url);
    if (request.method !== 'POST' || !isPath(url.pathname)) return null;
    if (!(await isSignedLink(deps.signer, 'POST', url, deps.clock.systemNow()))) return null;
    const answered = (response: Response) => ({ route: 'operator', response });
    const body = await request.text();
    if ((await sha256Hex(body)) !== url.searchParams.get(bodyKey)) {
      return answered(Response.json({ error: 'not the body that was signed' }, { status: 403 }));
    }
    try {
      return answered(await answers[url.pathname](JSON.parse(body)));
    } catch (error) {
      if (error instanceof z.ZodError) return answered(Response.json({ error: 'payload' }, { status: 422 }));
      if (!(error instanceof DatabaseFullError)) throw error;
      return answered(Response.json({ error: error.message }, { status: 507 }));
    }
  };
}
