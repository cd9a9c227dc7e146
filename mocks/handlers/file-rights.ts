import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { PermissionKey } from '#domain/access/permissions.ts';
import { referencesTo } from '#mocks/db/queries/references-to.ts';
import { rowCount } from '#mocks/db/queries/row-count.ts';
import { membershipInForce } from '#mocks/db/queries/memberships-in-force.ts';
import {
  actualities,
  actualityMedia,
  banners,
  brands,
  dossiers,
  gdprRequests,
  jobs,
  media,
  mediaRenditions,
  loanPapers,
  milestoneCertificates,
  lotDiagnostics,
  quickSaleDiagnostics,
  memberships,
  partners,
  offers,
  opportunities,
  notarySalePapers,
  payments,
  profileDocuments,
  profileReferences,
  purchasePapers,
  profiles,
  projectMedia,
  reportRuns,
  salePapers,
  sales,
  supplierDocuments,
  supportPlanDescriptions,
  tenants,
  transactionFiles,
  transactions,
  urbanDocuments,
  users,
  visitPhotos,
  visits,
  worksPapers,
  type StoredFile,
} from '#mocks/db/schema/index.ts';
import { can, isClientContext, type SignedInContext } from '#mocks/server/context.ts';
import { downloadJobKind } from '#mocks/server/downloads/job.ts';
import { isReadable as isReadableSale } from './admin/sale/record.ts';
import { mayReadCopy } from './export/dossier-copies.ts';
import { openBanners } from './banner/serve.ts';
import { openProfiles } from './client/profile/access.ts';
import { withinReach } from './client/transaction/reach.ts';
import { openTo } from './client/actuality/audience.ts';
import { mediaReach } from '#mocks/server/files/media-reach.ts';
import { longLists } from './jobs/downloads.ts';

/** Whether a record that holds the file shows it to the person; null when it is no record of this kind. */
type FileRight = (context: SignedInContext, fileId: string) => Promise<boolean | null>;

/** A file of the library: read within the border, and as far as the person's right to the library reaches. */
function mediaRight(column: typeof media.fileId | typeof media.thumbFileId): FileRight {
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

/**
 * A file of a record of a company, read within the border by whoever has a right to its kind: what belongs to an
 * operation that is not the person's is not there for them.
 */
function ofRecord(table: PgTable, column: PgColumn, key: PermissionKey): FileRight {
  return async (context, fileId) => {
    const { actor, unscoped, db } = context;
    const isThat = eq(column, fileId);
    if ((await rowCount(unscoped, table, isThat)) === 0) return null;
    if (actor.tenant === null || !can(context, key)) return false;
    return (await rowCount(db, table, isThat)) > 0;
  };
}

/** A picture of a banner: the staff's, and of those who may be shown it now. */
function bannerRight(column: typeof banners.desktopFileId | typeof banners.mobileFileId): FileRight {
  return async (context, fileId) => {
    const isThat = eq(column, fileId);
    if ((await context.unscoped.$count(banners, isThat)) === 0) return null;
    if (context.actor.user.kind === 'platform' && context.actor.tenant === null) {
      return can(context, 'banner.list');
    }
    const open = await context.unscoped
      .select({ id: banners.id })
      .from(banners)
      .innerJoin(partners, eq(partners.id, banners.partnerId))
      .where(and(isThat, await openBanners(context)));
    return open.length > 0;
  };
}

/** The right to a file by the column that refers to it: that of the record, as its own page asks it. */
export const fileRights = {
  'opportunities.photoFileId': ofRecord(opportunities, opportunities.photoFileId, 'sourcing.list'),
  'users.avatarFileId': async (context, fileId) => {
    const { actor, unscoped } = context;
    const [person] = await unscoped.select().from(users).where(eq(users.avatarFileId, fileId)).limit(1);
    if (!person) return null;
    if (person.id === actor.user.id || actor.user.kind === 'platform') return true;
    if (actor.tenant === null) return false;
    const colleague = and(eq(memberships.userId, person.id), eq(memberships.tenantId, actor.tenant.id));
    return (await unscoped.$count(memberships, and(colleague, membershipInForce))) > 0;
  },
  'tenants.logoFileId': async (context, fileId) => {
    const { actor, unscoped } = context;
    const [tenant] = await unscoped.select().from(tenants).where(eq(tenants.logoFileId, fileId)).limit(1);
    if (!tenant) return null;
    return actor.tenant?.id === tenant.id && can(context, 'tenant.list');
  },
  'brands.logoFileId': async (context, fileId) => {
    const { actor, unscoped } = context;
    const [brand] = await unscoped.select().from(brands).where(eq(brands.logoFileId, fileId)).limit(1);
    if (!brand) return null;
    if (actor.brand?.id === brand.id || can(context, 'brand.list')) return true;
    const own = and(eq(tenants.brandId, brand.id), eq(tenants.id, actor.tenant?.id ?? ''));
    return (await unscoped.$count(tenants, own)) > 0;
  },
  // A report holds what the rights of whoever asked for it opened: it is theirs alone.
  'reportRuns.fileId': async (context, fileId) => {
    const [run] = await context.unscoped
      .select()
      .from(reportRuns)
      .where(eq(reportRuns.fileId, fileId))
      .limit(1);
    if (!run) return null;
    const { actor } = context;
    return (
      actor.user.id === run.userId && actor.tenant?.id === run.tenantId && can(context, 'reporting.export')
    );
  },
  // A copy may hold costs and margins.
  'dossiers.fileId': async (context, fileId) => {
    const { actor, unscoped, db } = context;
    const isThat = eq(dossiers.fileId, fileId);
    if ((await unscoped.$count(dossiers, isThat)) === 0) return null;
    if (!isClientContext(context) || actor.tenant === null) return false;
    const [copy] = await db.select().from(dossiers).where(isThat).limit(1);
    return copy !== undefined && can(context, 'export.list') && mayReadCopy(context, copy);
  },
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
  'profiles.pictureFileId': async (context, fileId) => {
    const { unscoped, db } = context;
    const isThat = eq(profiles.pictureFileId, fileId);
    if ((await unscoped.$count(profiles, isThat)) === 0) return null;
    if (context.actor.tenant === null || !can(context, 'profile.list')) return false;
    const open = await db
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(isThat, openProfiles(context)));
    return open.length > 0;
  },
  'profileDocuments.fileId': async (context, fileId) => {
    const isThat = eq(profileDocuments.fileId, fileId);
    if ((await context.unscoped.$count(profileDocuments, isThat)) === 0) return null;
    const rows = await context.db
      .select({ profileId: profileDocuments.profileId })
      .from(profileDocuments)
      .where(isThat);
    return maySeePartOf(context, rows);
  },
  'profileReferences.photoFileId': async (context, fileId) => {
    const isThat = eq(profileReferences.photoFileId, fileId);
    if ((await context.unscoped.$count(profileReferences, isThat)) === 0) return null;
    const rows = await context.db
      .select({ profileId: profileReferences.profileId })
      .from(profileReferences)
      .where(isThat);
    return maySeePartOf(context, rows);
  },
  'actualityMedia.fileId': async (context, fileId) => {
    const [picture] = await context.unscoped
      .select({ actuality: actualities })
      .from(actualityMedia)
      .innerJoin(actualities, eq(actualities.id, actualityMedia.actualityId))
      .where(eq(actualityMedia.fileId, fileId))
      .limit(1);
    if (!picture) return null;
    if (!can(context, 'actuality.list')) return false;
    if (context.actor.user.kind === 'platform') return true;
    const isOpen = and(eq(actualities.id, picture.actuality.id), await openTo(context));
    return (await context.unscoped.$count(actualities, isOpen)) > 0;
  },
  'partners.logoFileId': async (context, fileId) => {
    const [partner] = await context.unscoped
      .select({ status: partners.status })
      .from(partners)
      .where(eq(partners.logoFileId, fileId))
      .limit(1);
    if (!partner) return null;
    if (!can(context, 'partner.list')) return false;
    return context.actor.user.kind === 'platform' || partner.status === 'published';
  },
  'salePapers.fileId': async (context, fileId) => {
    const [paper] = await context.unscoped
      .select({ sellerUserId: sales.sellerUserId })
      .from(salePapers)
      .innerJoin(sales, eq(sales.id, salePapers.saleId))
      .where(eq(salePapers.fileId, fileId))
      .limit(1);
    if (!paper) return null;
    return can(context, 'sale.list') && isReadableSale(context, paper);
  },
  // What goes with a mail is a document of a record, which says who may see it.
  'outgoingMails.attachmentFileId': () => Promise.resolve(null),
  'banners.desktopFileId': bannerRight(banners.desktopFileId),
  'banners.mobileFileId': bannerRight(banners.mobileFileId),
  'visits.voucherFileId': ofRecord(visits, visits.voucherFileId, 'operation.list'),
  'visitPhotos.fileId': ofRecord(visitPhotos, visitPhotos.fileId, 'operation.list'),
  'media.fileId': mediaRight(media.fileId),
  'media.thumbFileId': mediaRight(media.thumbFileId),
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
  // The person's alone, like the page that lists it.
  'gdprRequests.fileId': async ({ actor, unscoped }, fileId) => {
    const [request] = await unscoped
      .select()
      .from(gdprRequests)
      .where(eq(gdprRequests.fileId, fileId))
      .limit(1);
    if (!request) return null;
    return request.subjectId === actor.user.id && actor.impersonation === null;
  },
  // A list as a file is its maker's, as long as they may download that list.
  'jobs.result': async (context, fileId) => {
    const ofList = and(eq(jobs.kind, downloadJobKind), sql`${jobs.result} ->> 'fileId' = ${fileId}`);
    const [job] = await context.unscoped.select().from(jobs).where(ofList).limit(1);
    if (!job) return null;
    const name = listOfJob.safeParse(job.payload).data?.list;
    const list = longLists.find((known) => known.list === name);
    return job.createdBy === context.actor.user.id && list !== undefined && can(context, list.can);
  },
} as const satisfies Record<string, FileRight>;

/** The right to what belongs to a profile: that to the profile. */
async function maySeePartOf(
  context: SignedInContext,
  [part]: readonly { readonly profileId: string }[],
): Promise<boolean> {
  if (part === undefined || context.actor.tenant === null || !can(context, 'profile.list')) return false;
  const open = await context.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, part.profileId), openProfiles(context)));
  return open.length > 0;
}

const listOfJob = z.object({ list: z.string() });

/** Columns that hold a file's identifier and nothing else; the result of a job holds it within. */
const fileColumns = Object.keys(fileRights).filter((name) => name !== 'jobs.result');

/** True when the person may see a file: by the record that it belongs to, and its giver until it belongs to one. */
export async function maySeeFile(context: SignedInContext, file: StoredFile): Promise<boolean> {
  let isOfRecord = false;
  const holding = await referencesTo(context.unscoped, fileColumns, file.id);
  for (const [name, right] of Object.entries(fileRights)) {
    // A page of photographs asks for dozens of files: most of their columns are not asked one by one.
    if (fileColumns.includes(name) && !holding.has(name)) continue;
    const answer = await right(context, file.id);
    if (answer === true) return true;
    if (answer === false) isOfRecord = true;
  }
  return !isOfRecord && file.createdBy === context.actor.user.id;
}
