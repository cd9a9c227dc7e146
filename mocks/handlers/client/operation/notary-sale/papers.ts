import { eq } from 'drizzle-orm';
import { noPayload } from '#contracts/define.ts';
import { storeSalePaper } from '#contracts/client/operation/notary/sale/payload.ts';
import type { NotarySaleFormProps } from '#contracts/client/operation/notary/sale/form.ts';
import type { SalePaperKind } from '#domain/sale/notary-sale.ts';
import { notarySalePapers } from '#mocks/db/schema/index.ts';
import { parameter, type ClientContext } from '#mocks/server/context.ts';
import { notFound } from '#mocks/server/failures.ts';
import { fileNames } from '#mocks/server/files/file-names.ts';
import { fileHref } from '#mocks/server/files/href.ts';
import { removeFile, storeWritten, writeAhead } from '#mocks/server/files/store-file.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { personNames } from '#mocks/server/lists/people.ts';
import { areCoproDocumentsDue, mayWithdraw } from './facts.ts';
import {
  announceSale,
  auditSale,
  refsOf,
  saleOfRoute,
  texts,
  redirectToSale,
  type FoundSale,
  type KnownSale,
} from './record.ts';
import { checkPast } from './steps.ts';

/** The papers of a sale, the latest first. */
export async function shownPapers(
  context: ClientContext,
  { papers }: Pick<KnownSale, 'papers'>,
): Promise<NotarySaleFormProps['papers']> {
  const names = await fileNames(
    context.db,
    papers.map(({ fileId }) => fileId),
  );
  const people = await personNames(
    context.db,
    papers.map(({ createdBy }) => createdBy),
  );
  return Promise.all(
    papers.map(async ({ id, kind, on, fileId, createdBy }) => ({
      id,
      kind,
      on,
      name: names.get(fileId) ?? '',
      href: await fileHref(context, fileId),
      by: people.get(createdBy ?? '') ?? null,
    })),
  );
}

/** Papers that the regime and the state of a sale call for, in the order in which they come. */
export function expectedPapers(known: KnownSale): { kind: SalePaperKind; isThere: boolean }[] {
  const { sale, papers, lots } = known;
  const isDeeded = sale.deedOn !== null;
  const isIndividual = known.buyers.some(({ kind }) => kind === 'individual');
  const wanted: readonly (readonly [SalePaperKind, boolean])[] = [
    ['contract', sale.contractOn !== null],
    ['notice', sale.firstPresentationOn !== null && mayWithdraw(known)],
    ['description', sale.regime === 'vir' || sale.regime === 'vefa'],
    ['split_attestation', sale.regime === 'vir'],
    ['copro_documents', areCoproDocumentsDue(known)],
    ['diagnostics', sale.regime === 'asis' || sale.regime === 'vir'],
    ['loan_waiver', isIndividual && !sale.isLoanRequired && sale.contractOn !== null],
    ['loan_offer', sale.loanOfferReceivedOn !== null],
    ['loan_refusal', sale.loanRefusedOn !== null && sale.loanAcceptedOn === null],
    ['tenant_offer', lots.some(({ lot }) => lot.occupancy === 'rented')],
    ['withdrawal', sale.withdrawnOn !== null],
    ['draft_deed', sale.regime === 'vefa'],
    ['guarantee', sale.regime === 'vir' || sale.regime === 'vefa'],
    ['deed', isDeeded],
    [
      'completion',
      isDeeded && sale.deliveredOn !== null && (sale.regime === 'vir' || sale.regime === 'vefa'),
    ],
    ['delivery_report', sale.deliveredOn !== null],
  ];
  return wanted
    .filter(([, isWanted]) => isWanted)
    .map(([kind]) => ({ kind, isThere: papers.some((paper) => paper.kind === kind) }));
}

async function paperOfRoute(context: ClientContext) {
  const found = await saleOfRoute(context);
  const paper = found.papers.find(({ id }) => id === parameter(context, 'salePaper'));
  if (!paper) throw notFound('paper');
  return { ...found, paper };
}

const announced = (context: ClientContext, { sale, operation }: FoundSale): void =>
  announceSale(context, { id: sale.id, operationId: operation.id, version: sale.version });

/** Keeps a paper of the sale. */
export const storePaperHandler = clientAction(storeSalePaper, {
  find: saleOfRoute,
  act: async (context, { kind, file, on }, found) => {
    checkPast(context, 'on', on);
    const { operation, sale } = found;
    const { deps, actor } = context;
    const now = deps.clock.businessNow();
    const { tenantId } = operation;
    const written = await writeAhead(context, file, { tenantId });
    await context.db.transaction(async (tx) => {
      const fileId = await storeWritten(context, tx, written);
      await tx.insert(notarySalePapers).values({
        id: deps.newId(),
        tenantId,
        operationId: operation.id,
        notarySaleId: sale.id,
        kind,
        on,
        fileId,
        createdBy: actor.user.id,
        createdAt: now,
        updatedAt: now,
      });
      await auditSale(context, tx, 'paper.create', { operation, sold: refsOf(found) });
    });
    announced(context, found);
    return redirectToSale(found, texts(context).flash.paperAdded);
  },
});

/** Removes a paper for good. */
export const destroyPaperHandler = clientAction(noPayload, {
  find: paperOfRoute,
  act: async (context, _payload, found) => {
    const { operation, paper } = found;
    await context.db.transaction(async (tx) => {
      await tx.delete(notarySalePapers).where(eq(notarySalePapers.id, paper.id));
      await removeFile(tx, paper.fileId);
      await auditSale(context, tx, 'paper.delete', { operation, sold: refsOf(found) });
    });
    announced(context, found);
    return redirectToSale(found, texts(context).flash.paperRemoved);
  },
});
