import { eq } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { storePurchasePaper } from '#contracts/client/operation/notary/purchase/payload.ts';
import type { ShownPurchasePaper } from '#contracts/client/operation/notary/purchase/form.ts';
import type { PurchasePaperKind } from '#domain/purchase/enums.ts';
import { validationText } from '#messages/validation.ts';
import { purchasePapers } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { fileNames } from '#mocks/server/files/file-names.ts';
import { todayOf } from '../financing/record.ts';
import { announcePurchase, auditPurchase } from './change.ts';
import { purchaseOfRoute, texts, redirectToPurchase, type KnownPurchase } from './record.ts';

/** The papers of a purchase, the latest first. */
export async function shownPapers(
  context: ClientContext,
  { papers }: Pick<KnownPurchase, 'papers'>,
): Promise<ShownPurchasePaper[]> {
  const names = await fileNames(
    context.db,
    papers.map(({ fileId }) => fileId),
  );
  const people = await personNames(
    context.db,
    papers.map(({ createdBy }) => createdBy),
  );
  return Promise.all(
    papers.map(async ({ id, kind, on, fileId, conditionId, createdBy }) => ({
      id,
      kind,
      on,
      conditionId,
      name: names.get(fileId) ?? '',
      href: await fileHref(context, fileId),
      by: people.get(createdBy ?? '') ?? null,
    })),
  );
}

/** Papers that the state of a purchase calls for and that are not there. */
export function missingPapers({ purchase, papers }: KnownPurchase): PurchasePaperKind[] {
  const expected: PurchasePaperKind[] = ['title', 'diagnostics', 'mortgage_state', 'planning_certificate'];
  if (purchase.promiseOn !== null) expected.unshift('promise');
  if (purchase.registeredOn !== null) expected.push('registration');
  if (purchase.deedOn !== null) expected.push('deed', 'statement');
  return expected.filter((kind) => !papers.some((paper) => paper.kind === kind));
}

/** Keeps a paper of the purchase, or the proof of one of its conditions. */
export const storePaperHandler = clientAction(storePurchasePaper, {
  find: purchaseOfRoute,
  act: async (context, { kind, file, on, conditionId }, { operation, purchase, conditions }) => {
    if (on > todayOf(context)) throw new ValidationFailure({ on: texts(context).refusals.future });
    if (conditionId !== null && !conditions.some(({ id }) => id === conditionId)) {
      throw new ValidationFailure({ conditionId: validationText(context.locale, 'unknownRecord') });
    }
    const { deps, actor } = context;
    const id = deps.newId();
    const now = deps.clock.businessNow();
    const { tenantId } = operation;
    const written = await writeAhead(context, file, { tenantId });
    await context.db.transaction(async (tx) => {
      const fileId = await storeWritten(context, tx, written);
      await tx.insert(purchasePapers).values({
        id,
        tenantId,
        operationId: operation.id,
        purchaseId: purchase.id,
        conditionId,
        kind,
        on,
        fileId,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditPurchase(context, tx, 'paper.create', operation);
    });
    announcePurchase(context, { id, operationId: operation.id, version: 1 });
    return redirectToPurchase(operation.id, texts(context).flash.paperAdded);
  },
});

/** Removes a paper for good. */
export const destroyPaperHandler = clientAction(noPayload, {
  find: async (context) => {
    const found = await purchaseOfRoute(context);
    const paper = found.papers.find(({ id }) => id === parameter(context, 'purchasePaper'));
    if (!paper) throw notFound('paper');
    return { ...found, paper };
  },
  act: async (context, _payload, { operation, paper }) => {
    await context.db.transaction(async (tx) => {
      await tx.delete(purchasePapers).where(eq(purchasePapers.id, paper.id));
      await removeFile(tx, paper.fileId);
      await auditPurchase(context, tx, 'paper.delete', operation);
    });
    announcePurchase(context, { id: paper.id, operationId: operation.id, version: 1 });
    return redirectToPurchase(operation.id, texts(context).flash.paperRemoved);
  },
});
