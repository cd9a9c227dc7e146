import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { shareFile } from '#contracts/share/file.ts';
import type { MediaKind } from '#domain/media/media.ts';
import * as choiceMessages from '#messages/client/profile-choices.ts';
import { messagesFor } from '#messages/locale.ts';
import { media, profileDocuments, storedFiles, type StoredFile } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { RedirectFailure } from '#mocks/server/failures.ts';
import { fileResponse, isContinued } from '#mocks/server/files/ranged.ts';
import { safeFileName } from '#mocks/server/files/safe-name.ts';
import { endingOf } from '#mocks/server/files/zip.ts';
import { data } from '#mocks/server/handler.ts';
import { show } from '#generated/routes/share.ts';
import { refuseLink, subjectOfLink } from '#mocks/server/share/check-link.ts';
import { withinLink } from '#mocks/server/share/export-link.ts';
import type { FoundLink } from '#mocks/server/share/find-link.ts';
import { announceReading, recordView } from '#mocks/server/share/views.ts';
import { openLinkOfRoute, type OpenLink } from './open.ts';

/** A file that a link carries. */
export interface LinkedFile {
  /** Of the record: what the link names. */
  readonly id: string;
  readonly title: string;
  readonly alt: string;
  readonly kind: Exclude<MediaKind, 'link'>;
  readonly at: Date;
  readonly file: StoredFile;
  readonly thumbFileId: string | null;
}

/** The files that a link carries and that are still there, in its order: nothing that became confidential since. */
export async function filesOfLink(context: RequestContext, found: FoundLink): Promise<LinkedFile[]> {
  const ids = found.share.fileIds;
  if (ids.length === 0) return [];
  const all =
    found.share.target === 'operation' ? await ofOperation(context, found) : await ofProfile(context, found);
  return ids.flatMap((id) => all.filter((file) => file.id === id));
}

async function ofOperation({ unscoped }: RequestContext, found: FoundLink): Promise<LinkedFile[]> {
  const { operationId, fileIds } = found.share;
  const rows = await withinLink(unscoped, found)
    .select({ row: media, file: storedFiles })
    .from(media)
    .innerJoin(storedFiles, eq(storedFiles.id, media.fileId))
    .where(
      and(
        inArray(media.id, fileIds),
        eq(media.operationId, operationId ?? ''),
        eq(media.isConfidential, false),
        isNull(media.deletedAt),
      ),
    );
  return rows.map(({ row, file }) => ({
    id: row.id,
    title: row.title,
    alt: row.alt ?? row.title,
    kind: row.kind === 'link' ? 'document' : row.kind,
    at: row.createdAt,
    file,
    thumbFileId: row.thumbFileId,
  }));
}

async function ofProfile({ unscoped, locale }: RequestContext, found: FoundLink): Promise<LinkedFile[]> {
  const { profileId, fileIds } = found.share;
  const rows = await withinLink(unscoped, found)
    .select({ row: profileDocuments, file: storedFiles })
    .from(profileDocuments)
    .innerJoin(storedFiles, eq(storedFiles.id, profileDocuments.fileId))
    .where(
      and(
        inArray(profileDocuments.id, fileIds),
        eq(profileDocuments.profileId, profileId ?? ''),
        isNotNull(profileDocuments.fileId),
      ),
    );
  const words = messagesFor(locale, choiceMessages).paper;
  return rows.map(({ row, file }) => {
    const title = row.year === null ? words[row.kind] : `${words[row.kind]} ${row.year}`;
    return { id: row.id, title, alt: title, kind: 'document', at: row.createdAt, file, thumbFileId: null };
  });
}

/** What a browser shows by itself. */
export const isShown = ({ contentType }: Pick<StoredFile, 'contentType'>): boolean =>
  /^(image\/(?!heic)|video\/|application\/pdf$)/.test(contentType);

/** An open link, or the way to where it is opened. @throws RedirectFailure */
export async function openLink(context: RequestContext): Promise<OpenLink> {
  const open = await openLinkOfRoute(context);
  if (open === null) throw new RedirectFailure(show({ token: parameter(context, 'token') }));
  return open;
}

/** Handler of `share.file`: one file, looked at or taken home, as the link allows. */
export const fileHandler = data(shareFile, async (context, { enregistrer }) => {
  const open = await openLink(context);
  const { found } = open;
  const id = parameter(context, 'piece');
  const linked = (await filesOfLink(context, found)).find((file) => file.id === id);
  if (linked === undefined) return refuseLink(context, found, 'page');
  const isSaved = enregistrer === '1' || !isShown(linked.file);
  if (isSaved && !found.share.allowDownload) return refuseLink(context, found, 'page');
  const headers = headersOfFile(linked.file, nameOf(linked), isSaved);
  const response = await fileResponse(context, linked.file, headers);
  // What goes on was counted when it began.
  if (!isContinued(context.request.headers)) {
    await noteFiles(context, open, isSaved ? 'download' : 'read', [linked]);
  }
  return { kind: 'raw', response };
});

/** The name under which a file is taken home: its title, with the ending of its own name. */
export const nameOf = ({ title, file }: LinkedFile): string =>
  safeFileName(`${title}.${endingOf(file.name)}`, file.contentType);

/** Headers of a file behind a link: shown in the browser, or saved under its name. */
export function headersOfFile(
  file: Pick<StoredFile, 'contentType'>,
  name: string,
  isSaved: boolean,
): Record<string, string> {
  const sandbox = file.contentType === 'application/pdf' ? '' : '; sandbox';
  return {
    'content-type': file.contentType,
    'content-disposition': `${isSaved ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'${sandbox}`,
    // A link may be revoked at any time.
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  };
}

/** Writes down which files were looked at or taken. */
export async function noteFiles(
  context: RequestContext,
  { found, openingId }: OpenLink,
  kind: 'read' | 'download',
  files: readonly Pick<LinkedFile, 'id' | 'title'>[],
): Promise<void> {
  if (openingId === null) return;
  await context.unscoped.transaction(async (tx) => {
    for (const { id, title } of files) {
      await recordView(context, tx, found, { openingId, kind, part: id, label: title });
    }
    if (kind === 'download') {
      await audit({ ...context, actor: null }, tx, 'share.downloaded', subjectOfLink(found));
    }
  });
  announceReading(context, found);
}
