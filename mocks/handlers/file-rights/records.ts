import { and, eq } from 'drizzle-orm';
import {
  loanPapers,
  lotDiagnostics,
  media,
  mediaRenditions,
  milestoneCertificates,
  notarySalePapers,
  offers,
  opportunities,
  payments,
  projectMedia,
  purchasePapers,
  quickSaleDiagnostics,
  supplierDocuments,
  supportPlanDescriptions,
  transactionFiles,
  transactions,
  urbanDocuments,
  visitPhotos,
  visits,
  worksPapers,
} from '#mocks/db/schema/index.ts';
import { can } from '#mocks/server/context.ts';
import { mediaReach } from '#mocks/server/files/media-reach.ts';
import { withinReach } from '../client/transaction/reach.ts';
import { ofRecord, type FileRight } from './file-right.ts';

/** A file of the library: read within the border, and as far as the person's right to the library reaches. */
function mediaRight(
  column: typeof media.fileId | typeof media.thumbFileId | typeof media.posterFileId,
): FileRight {
  return async (context, fileId) => {
    const { actor, unscoped, db } = context;
    const isThat = eq(column, fileId);
    if ((await unscoped.$count(media, isThat)) === 0) return null;
    if (actor.tenant === null || !can(context, 'media.list')) return false;
    const isOpen = and(isThat, mediaReach(context));
    return (await db.select({ id: media.id }).from(media).where(isOpen)).length > 0;
  };
}

/** A smaller copy of a picture of the library: as the picture itself. */
const renditionRight: FileRight = async (context, fileId) => {
  const [copy] = await context.unscoped
    .select({ mediaId: mediaRenditions.mediaId })
    .from(mediaRenditions)
    .where(eq(mediaRenditions.fileId, fileId));
  if (copy === undefined) return null;
  if (context.actor.tenant === null || !can(context, 'media.list')) return false;
  const isOpen = and(eq(media.id, copy.mediaId), mediaReach(context));
  return (await context.db.select({ id: media.id }).from(media).where(isOpen)).length > 0;
};

/** Files of records of a company. */
export const recordsFileRights = {
  'opportunities.photoFileId': ofRecord(opportunities, opportunities.photoFileId, 'sourcing.list'),
  'supplierDocuments.fileId': async (context, fileId) => {
    const { actor, unscoped } = context;
    const [paper] = await unscoped
      .select()
      .from(supplierDocuments)
      .where(eq(supplierDocuments.fileId, fileId))
      .limit(1);
    if (!paper) return null;
    return actor.tenant?.id === paper.tenantId && can(context, 'supplier.list');
  },
  'visits.voucherFileId': ofRecord(visits, visits.voucherFileId, 'operation.list'),
  'visitPhotos.fileId': ofRecord(visitPhotos, visitPhotos.fileId, 'operation.list'),
  'media.fileId': mediaRight(media.fileId),
  'media.thumbFileId': mediaRight(media.thumbFileId),
  'media.posterFileId': mediaRight(media.posterFileId),
  'mediaRenditions.fileId': renditionRight,
  'loanPapers.fileId': ofRecord(loanPapers, loanPapers.fileId, 'financing.list'),
  'urbanDocuments.fileId': ofRecord(urbanDocuments, urbanDocuments.fileId, 'operation.list'),
  'worksPapers.fileId': ofRecord(worksPapers, worksPapers.fileId, 'operation.list'),
  'transactionFiles.fileId': async (context, fileId) => {
    const { actor, unscoped, db } = context;
    const isThat = eq(transactionFiles.fileId, fileId);
    if ((await unscoped.$count(transactionFiles, isThat)) === 0) return null;
    if (actor.tenant === null || !can(context, 'transaction.list')) return false;
    const open = await db
      .select({ id: transactionFiles.id })
      .from(transactionFiles)
      .innerJoin(transactions, eq(transactions.id, transactionFiles.transactionId))
      .where(and(isThat, withinReach(context)));
    return open.length > 0;
  },
  'notarySalePapers.fileId': ofRecord(notarySalePapers, notarySalePapers.fileId, 'operation.list'),
  'purchasePapers.fileId': ofRecord(purchasePapers, purchasePapers.fileId, 'operation.list'),
  'supportPlanDescriptions.planFileId': ofRecord(
    supportPlanDescriptions,
    supportPlanDescriptions.planFileId,
    'operation.list',
  ),
  'milestoneCertificates.fileId': ofRecord(
    milestoneCertificates,
    milestoneCertificates.fileId,
    'operation.list',
  ),
  'projectMedia.fileId': ofRecord(projectMedia, projectMedia.fileId, 'project.list'),
  'lotDiagnostics.fileId': ofRecord(lotDiagnostics, lotDiagnostics.fileId, 'sale-plan.list'),
  'quickSaleDiagnostics.fileId': ofRecord(
    quickSaleDiagnostics,
    quickSaleDiagnostics.fileId,
    'quick-sale.list',
  ),
  'offers.proofFileId': ofRecord(offers, offers.proofFileId, 'offer.list'),
  'payments.letterFileId': ofRecord(payments, payments.letterFileId, 'payment.list'),
} as const satisfies Record<string, FileRight>;
