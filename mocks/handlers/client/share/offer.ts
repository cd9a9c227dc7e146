import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { OfferedFile, SharePageProps } from '#contracts/client/share/link.ts';
import type { ExportSection } from '#domain/paper/sections.ts';
import * as choiceMessages from '#messages/client/profile-choices.ts';
import { messagesFor } from '#messages/locale.ts';
import {
  media,
  profileDocuments,
  storedFiles,
  type Operation,
  type Profile,
} from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { sectionPages, type Shared } from '#mocks/server/share/section-targets.ts';

/** Files of one operation that its page offers at most. */
const maxFiles = 500;

/** What a link to an operation or a profile may show. */
export interface Offer {
  readonly sections: SharePageProps['sections'];
  readonly files: OfferedFile[];
}

/** The printable pages that stand, and the files: of the library those that are not confidential, of a profile its papers. */
export async function offerOf(context: ClientContext, shared: Shared): Promise<Offer> {
  const pages = await sectionPages(context.deps, context.db, shared);
  const counts = new Map<ExportSection, number>();
  for (const { section } of pages) counts.set(section, (counts.get(section) ?? 0) + 1);
  const { operation, profile } = shared;
  return {
    sections: [...counts].map(([section, pagesCount]) => ({ section, pagesCount })),
    files:
      operation !== null
        ? await filesOfOperation(context, operation)
        : profile === null
          ? []
          : await papersOfProfile(context, profile),
  };
}

async function filesOfOperation(context: ClientContext, { id }: Operation): Promise<OfferedFile[]> {
  const rows = await context.db
    .select()
    .from(media)
    .where(
      and(
        eq(media.operationId, id),
        eq(media.isConfidential, false),
        isNotNull(media.fileId),
        isNull(media.deletedAt),
      ),
    )
    .orderBy(asc(media.kind), asc(media.position), asc(media.title), asc(media.id))
    .limit(maxFiles);
  const sizes = await sizesOf(
    context,
    rows.map(({ fileId }) => fileId),
  );
  return Promise.all(
    rows.map(async ({ id: mediaId, title, kind, fileId, thumbFileId }) => ({
      id: mediaId,
      title,
      kind,
      sizeBytes: sizes.get(fileId ?? '') ?? 0,
      thumbHref: await fileHrefOrNull(context, thumbFileId),
    })),
  );
}

async function papersOfProfile(context: ClientContext, { id }: Profile): Promise<OfferedFile[]> {
  const rows = await context.db
    .select()
    .from(profileDocuments)
    .where(and(eq(profileDocuments.profileId, id), isNotNull(profileDocuments.fileId)))
    .orderBy(asc(profileDocuments.kind), asc(profileDocuments.year), asc(profileDocuments.id));
  const sizes = await sizesOf(
    context,
    rows.map(({ fileId }) => fileId),
  );
  const words = messagesFor(context.locale, choiceMessages).paper;
  return rows.map(({ id: paperId, kind, year, fileId }) => ({
    id: paperId,
    title: year === null ? words[kind] : `${words[kind]} ${year}`,
    kind: 'document',
    sizeBytes: sizes.get(fileId ?? '') ?? 0,
    thumbHref: null,
  }));
}

async function sizesOf({ db }: ClientContext, ids: readonly (string | null)[]) {
  const known = ids.flatMap((id) => id ?? []);
  if (known.length === 0) return new Map<string, number>();
  const rows = await db
    .select({ id: storedFiles.id, sizeBytes: storedFiles.sizeBytes })
    .from(storedFiles)
    .where(inArray(storedFiles.id, known));
  return new Map(rows.map(({ id, sizeBytes }) => [id, sizeBytes]));
}
