import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { photosPage, type PhotosProps } from '#contracts/export/photos.ts';
import { mediaStages } from '#domain/media/media.ts';
import { media, type Media } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { fittingFiles } from '#mocks/server/files/renditions.ts';
import { clientPage, type RouteHandlers } from '#mocks/server/handler.ts';
import { operationOfRoute } from '../client/operation/scope.ts';
import { operationPaper } from './paper.ts';

/** More than anybody leafs through; a browser decodes them all at once. */
const maxPhotos = 200;

/** The photographs of an operation that may leave the company, in the order of the library. */
async function photosOf({ db }: ClientContext, operationId: string, folder: string): Promise<Media[]> {
  return db
    .select()
    .from(media)
    .where(
      and(
        eq(media.operationId, operationId),
        eq(media.kind, 'photo'),
        eq(media.isConfidential, false),
        isNotNull(media.fileId),
        isNull(media.deletedAt),
        folder === '' ? undefined : eq(media.folderId, folder),
      ),
    )
    .orderBy(asc(media.position), asc(media.takenOn), asc(media.id))
    .limit(maxPhotos);
}

/** Longest side of a photograph on paper at 200 dots to the inch, in pixels, by how many stand on a page (PrintPhotos). */
const paperSides = { 2: 1400, 4: 700, 6: 700 } as const;

/** Handler of `export.photos`. */
export const photosHandlers = {
  'export.photos': clientPage(photosPage, async (context, { folder, perPage, ...query }) => {
    const operation = await operationOfRoute(context);
    const rows = await photosOf(context, operation.id, folder);
    const fitting = await fittingFiles(context.db, rows, paperSides[perPage]);
    const chapters = await Promise.all(
      [...mediaStages, null].map(async (stage): Promise<PhotosProps['chapters'][number]> => ({
        stage,
        photos: await Promise.all(
          rows
            .filter((row) => row.stage === stage)
            .map(async ({ id, alt, title, description, takenOn }) => ({
              id,
              href: await fileHref(context, fitting.get(id) ?? ''),
              alt: alt ?? title,
              caption: description ?? title,
              takenOn,
            })),
        ),
      })),
    );
    return {
      paper: await operationPaper(context, query, operation),
      perPage,
      chapters: chapters.filter(({ photos }) => photos.length > 0),
    };
  }),
} satisfies Partial<RouteHandlers>;
