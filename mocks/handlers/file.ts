import { fileShow } from '#contracts/file.ts';
import type { StoredFile } from '#mocks/db/schema/index.ts';
import { isSignedInContext, parameter, type RequestContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { useOfFileHref, type FileUse } from '#mocks/server/files/href.ts';
import { fileResponse } from '#mocks/server/files/ranged.ts';
import { safeFileName } from '#mocks/server/files/safe-name.ts';
import { findFile } from '#mocks/server/files/store-file.ts';
import { data, type RouteHandlers } from '#mocks/server/handler.ts';
import { linkOfId, stateOfLink } from '#mocks/server/share/find-link.ts';
import { isPreview, openingOf } from '#mocks/server/share/session.ts';
import { maySeeFile } from './file-rights.ts';

/** What a browser shows by itself; everything else is saved. */
const shown = /^(image\/(?!heic)|video\/|application\/pdf$)/;

/** Handler of `file.show`: the bytes of a file, behind a signed address, its company's border and its record's policy. */
export const fileHandlers = {
  'file.show': data(fileShow, async (context, query) => {
    const { unscoped } = context;
    const id = parameter(context, 'file');
    const use = await useOfFileHref(context.deps, id, query);
    if (use === null) throw notFound(`file ${id}: address not signed, or no longer`);
    const file = await findFile(unscoped, id);
    if (!file || !(await mayOpen(context, file, { use, shareId: query.lien }))) throw notFound(`file ${id}`);
    const headers = headersOf(file);
    // A link may be revoked at any time: what stands behind it is asked for anew.
    if (use === 'link') headers['cache-control'] = 'private, no-store';
    return { kind: 'raw', response: await fileResponse(context, file, headers) };
  }),
} satisfies Partial<RouteHandlers>;

/**
 * Whoever is signed in needs the right to the file's record, in the company they work for at present, whatever
 * the address is for; without a session the address of a printed page alone opens.
 */
async function mayOpen(
  context: RequestContext,
  file: StoredFile,
  { use, shareId }: { readonly use: FileUse; readonly shareId: string },
): Promise<boolean> {
  if (use === 'link') return isLinkOpen(context, shareId, file);
  if (!isSignedInContext(context)) return use === 'print';
  const isWithinBorder = file.tenantId === null || file.tenantId === context.actor.tenant?.id;
  return isWithinBorder && maySeeFile(context, file);
}

/** True while the link is good and was opened in this browser, for a file of its company. */
async function isLinkOpen(context: RequestContext, shareId: string, file: StoredFile): Promise<boolean> {
  const found = await linkOfId(context.unscoped, shareId);
  if (found === null || found.share.tenantId !== file.tenantId) return false;
  if (stateOfLink(context.deps, found) !== 'active') return false;
  return openingOf(context.session, found) !== null || isPreview(context, found);
}

function headersOf({ contentType, name }: StoredFile): Record<string, string> {
  const disposition = shown.test(contentType) ? 'inline' : 'attachment';
  // Browsers show no PDF in a sandbox; their viewers run it apart from our pages.
  const sandbox = contentType === 'application/pdf' ? '' : '; sandbox';
  return {
    'content-type': contentType,
    // RFC 6266 with RFC 8187.
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeName(safeFileName(name, contentType))}`,
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'${sandbox}`,
    'cache-control': 'private, max-age=86400, immutable',
    'x-content-type-options': 'nosniff',
  };
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
