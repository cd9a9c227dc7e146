import { show } from '#generated/routes/file.ts';
import type { RequestContext } from '../context.ts';
import type { ServerDependencies } from '../dependencies.ts';

const dayS = 86_400;
/** How long an address on a printed page is good: whoever prints fetches its pictures at once. */
const printLifeS = 120;

/** What an address is for: the eyes of whoever is signed in, or a page that is printed without a session. */
export type FileUse = 'person' | 'print' | 'link';

/** Text that a file's signature covers. */
const signedText = (id: string, expires: number, use: FileUse, shareId = ''): string =>
  `file\n${use}${shareId === '' ? '' : `\n${shareId}`}\n${id}\n${expires}`;

/**
 * The address of a file for the page that is being answered. A person's is good for one to two days, the same all
 * day long so that browsers keep what they have fetched, and opens for nobody but signed-in people whom the
 * file's record is open to. By a link it opens as long as the link does, where that was opened. On a page that is printed by a signed link it opens without a session, for two minutes.
 */
export async function fileHref(
  {
    deps,
    isSigned,
    actor = null,
  }: Pick<RequestContext, 'isSigned'> &
    Partial<Pick<RequestContext, 'actor'>> & { deps: Pick<ServerDependencies, 'clock' | 'signer'> },
  id: string,
): Promise<string> {
  const nowS = Math.floor(deps.clock.systemNow().getTime() / 1000);
  const expires = isSigned ? nowS + printLifeS : (Math.floor(nowS / dayS) + 2) * dayS;
  if (actor?.guest && !isSigned) {
    const { shareId } = actor.guest;
    const signature = await deps.signer.sign(signedText(id, expires, 'link', shareId));
    return show({ file: id }, { query: { jusque: expires, lien: shareId, sceau: signature } });
  }
  const signature = await deps.signer.sign(signedText(id, expires, isSigned ? 'print' : 'person'));
  return show({ file: id }, { query: { jusque: expires, sceau: signature } });
}

/** The address of a file where there is one. */
export const fileHrefOrNull = async (
  context: Parameters<typeof fileHref>[0],
  id: string | null,
): Promise<string | null> => (id === null ? null : fileHref(context, id));

/** What the query of an address is good for; null unless `fileHref` wrote it and it is still good. */
export async function useOfFileHref(
  deps: Pick<ServerDependencies, 'clock' | 'signer'>,
  id: string,
  query: { jusque: number; sceau: string; lien: string },
): Promise<FileUse | null> {
  if (query.jusque * 1000 <= deps.clock.systemNow().getTime()) return null;
  if (query.lien !== '') {
    const text = signedText(id, query.jusque, 'link', query.lien);
    return (await deps.signer.verify(text, query.sceau)) ? 'link' : null;
  }
  for (const use of ['person', 'print'] as const) {
    if (await deps.signer.verify(signedText(id, query.jusque, use), query.sceau)) return use;
  }
  return null;
}
