import { desc, eq } from 'drizzle-orm';
import type { DossierCopy } from '#contracts/export/dossier-copy.ts';
import { isMarginKept } from '#domain/paper/dossier-presets.ts';
import { dossiers, operations, users, type Dossier } from '#mocks/db/schema/index.ts';
import { fullName } from '#mocks/server/actor.ts';
import { can, type ClientContext } from '#mocks/server/context.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { seesMargins } from './paper.ts';

/** Copies that a page lists at most. */
const maxCopies = 100;

/**
 * Whether a person may read a copy: their own, or any of an operation whose links they see; one with costs and margins
 * only if they see those.
 */
export function mayReadCopy(
  context: ClientContext,
  copy: Pick<Dossier, 'createdBy' | 'preset' | 'hides'>,
): boolean {
  if (copy.createdBy === context.actor.user.id) return true;
  const isWithoutMargins = copy.hides.length > 0 || isMarginKept(copy.preset);
  return can(context, 'share.list') && (isWithoutMargins || seesMargins(context));
}

/**
 * Copies of files that were made, the latest first: of one operation, or of all that the person sees. Whoever sees no
 * links is shown their own alone.
 */
export async function copiesOf(context: ClientContext, operationId: string | null): Promise<DossierCopy[]> {
  const rows = await context.db
    .select({ copy: dossiers, author: users, operation: operations })
    .from(dossiers)
    .innerJoin(users, eq(users.id, dossiers.createdBy))
    .innerJoin(operations, eq(operations.id, dossiers.operationId))
    .where(operationId === null ? undefined : eq(dossiers.operationId, operationId))
    .orderBy(desc(dossiers.createdAt), desc(dossiers.id))
    .limit(maxCopies);
  const seen = rows.filter(
    ({ copy, operation }) =>
      operation.deletedAt === null &&
      (copy.createdBy === context.actor.user.id || can(context, 'share.list')),
  );
  return Promise.all(
    seen.map(async ({ copy, author, operation }) => ({
      id: copy.id,
      recipient: copy.recipient,
      preset: copy.preset,
      sectionsCount: copy.sections.length,
      hides: copy.hides,
      madeBy: copy.madeBy,
      status: copy.status,
      progressPercent: copy.progressPercent,
      pagesCount: copy.pagesCount,
      at: copy.createdAt.toISOString(),
      author: fullName(author),
      isByLink: copy.shareId !== null,
      operation: { id: operation.id, name: operation.name },
      href: mayReadCopy(context, copy) ? await fileHrefOrNull(context, copy.fileId) : null,
    })),
  );
}
