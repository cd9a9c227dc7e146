import { and, desc, eq } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import type { SaleFormProps } from '#contracts/admin/sale/form.ts';
import { storeSalePaper } from '#contracts/admin/sale/payload.ts';
import type { SalePaperKind } from '#domain/growth/sale.ts';
import { salePapers, storedFiles, type Sale } from '#mocks/db/schema/index.ts';
import type { Database } from '#mocks/db/database.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { canNow, parameter, type AdminContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { removeFile, storeFile } from '#mocks/server/files/store-file.ts';
import { adminAction, redirect } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { sale, saleToChange, textsOf } from './record.ts';

/** Documents of one sale that are shown, and kept, at most. */
const maxPapers = 100;

/** The documents of a sale, the latest first. */
export async function papersOf(context: AdminContext, row: Sale): Promise<SaleFormProps['papers']> {
  const rows = await context.db
    .select({ paper: salePapers, name: storedFiles.name })
    .from(salePapers)
    .innerJoin(storedFiles, eq(storedFiles.id, salePapers.fileId))
    .where(eq(salePapers.saleId, row.id))
    .orderBy(desc(salePapers.createdAt), desc(salePapers.id))
    .limit(maxPapers);
  const people = await personNames(
    context.db,
    rows.map(({ paper }) => paper.createdBy),
  );
  const mayChange =
    canNow(context, 'sale.update') && (sale.declaration.isWithinReach?.(context, row) ?? true);
  return Promise.all(
    rows.map(async ({ paper, name }) => ({
      id: paper.id,
      kind: paper.kind,
      name,
      href: await fileHref(context, paper.fileId),
      on: parisDay(paper.createdAt),
      by: people.get(paper.createdBy ?? '') ?? null,
      // What was sent and what was signed stay as they are.
      canRemove: mayChange && paper.kind === 'other',
    })),
  );
}

/** Keeps a document that a person gave. */
export async function keepPaper(
  context: AdminContext,
  tx: Database,
  { saleId, kind, file }: { readonly saleId: string; readonly kind: SalePaperKind; readonly file: File },
): Promise<void> {
  const { deps, actor } = context;
  const now = deps.clock.businessNow();
  await tx.insert(salePapers).values({
    id: deps.newId(),
    saleId,
    kind,
    fileId: await storeFile(context, tx, file, 'platform'),
    createdBy: actor.user.id,
    createdAt: now,
    updatedAt: now,
  });
}

const subjectOf = ({ id, number }: Sale) => ({ type: 'subscription-sale', id, label: number });

const withFlash = (context: AdminContext, row: Sale, text: string) => {
  sale.declaration.announce(context, [row]);
  return redirect(backAddress(context), { type: 'success', text });
};

export const storePaperHandler = adminAction(storeSalePaper, {
  find: saleToChange,
  act: async (context, { file }, row) => {
    const { papers } = textsOf(context);
    if ((await context.db.$count(salePapers, eq(salePapers.saleId, row.id))) >= maxPapers) {
      throw new ValidationFailure({ file: papers.tooMany });
    }
    await context.db.transaction(async (tx) => {
      await keepPaper(context, tx, { saleId: row.id, kind: 'other', file });
      await audit(context, tx, 'subscription-sale.paper', subjectOf(row), {
        file: { from: null, to: file.name },
      });
    });
    return withFlash(context, row, papers.added);
  },
});

export const destroyPaperHandler = adminAction(noPayload, {
  find: async (context) => {
    const row = await saleToChange(context);
    const isIt = and(eq(salePapers.id, parameter(context, 'salePaper')), eq(salePapers.saleId, row.id));
    const [paper] = await context.db.select().from(salePapers).where(isIt);
    if (!paper) throw notFound('paper');
    return { row, paper };
  },
  act: async (context, _payload, { row, paper }) => {
    const { papers } = textsOf(context);
    if (paper.kind !== 'other') throw new ValidationFailure({ base: papers.kept });
    await context.db.transaction(async (tx) => {
      await tx.delete(salePapers).where(eq(salePapers.id, paper.id));
      await removeFile(tx, paper.fileId);
      await audit(context, tx, 'subscription-sale.paper.delete', subjectOf(row));
    });
    return withFlash(context, row, papers.removed);
  },
});
