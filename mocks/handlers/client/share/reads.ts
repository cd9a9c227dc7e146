import { asc, desc, eq } from 'drizzle-orm';
import type { ShareReads } from '#contracts/client/share/link.ts';
import { wholeDossier } from '#domain/paper/sections.ts';
import { isSection } from '#domain/share/sections.ts';
import { shareQuestions, shareViews, type ShareRow, type ShareViewRow } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';

/** Lines of reading that are told of one link at most. */
const maxLines = 1000;

/** What was read behind a link, the last opening first, and the questions that were left. */
export async function readsOf({ db }: ClientContext, { id }: ShareRow): Promise<ShareReads> {
  const lines = await db
    .select()
    .from(shareViews)
    .where(eq(shareViews.shareId, id))
    .orderBy(desc(shareViews.at), desc(shareViews.id))
    .limit(maxLines);
  const questions = await db
    .select()
    .from(shareQuestions)
    .where(eq(shareQuestions.shareId, id))
    .orderBy(asc(shareQuestions.createdAt), asc(shareQuestions.id));
  return {
    shareId: id,
    openings: openingsOf(lines),
    questions: questions.map(({ id: questionId, name, email, message, createdAt, taskId }) => ({
      id: questionId,
      name,
      email,
      message,
      at: createdAt.toISOString(),
      taskId,
    })),
  };
}

function openingsOf(lines: readonly ShareViewRow[]): ShareReads['openings'] {
  return lines
    .filter(({ kind }) => kind === 'open')
    .map(({ id, openingId, at, device, version }) => ({
      id,
      at: at.toISOString(),
      device: device ?? 'desktop',
      version,
      parts: lines
        .filter((line) => line.openingId === openingId && line.kind !== 'open')
        .toReversed()
        .map(({ kind, part, label, at: readAt, durationS }) => ({
          kind,
          section: isSection(part) || part === wholeDossier ? part : null,
          label,
          at: readAt.toISOString(),
          durationS,
        })),
    }));
}
