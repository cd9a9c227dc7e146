import { show } from '#generated/routes/file.ts';
import type { ServerDependencies } from '../dependencies.ts';

const dayS = 86_400;

/** Text that a file's signature covers. */
const signedText = (id: string, expires: number): string => `file\n${id}\n${expires}`;

/**
 * The address of a file, good for one to two days, the same all day long so that browsers keep what they have
 * fetched. It opens without a session, for printed pages; a person who is signed in must be of the file's
 * company besides.
 */
export async function fileHref(deps: ServerDependencies, id: string): Promise<string> {
  const days = Math.floor(deps.clock.systemNow().getTime() / 1000 / dayS);
  const expires = (days + 2) * dayS;
  const signature = await deps.signer.sign(signedText(id, expires));
  return show({ file: id }, { query: { jusque: expires, sceau: signature } });
}

/** The address of a file where there is one. */
export const fileHrefOrNull = async (deps: ServerDependencies, id: string | null): Promise<string | null> =>
  id === null ? null : fileHref(deps, id);

/** True when the query of an address is one that `fileHref` wrote, and still good. */
export async function isFileHref(
  deps: ServerDependencies,
  id: string,
  query: { jusque: number; sceau: string },
): Promise<boolean> {
  if (query.jusque * 1000 <= deps.clock.systemNow().getTime()) return false;
  return deps.signer.verify(signedText(id, query.jusque), query.sceau);
}
