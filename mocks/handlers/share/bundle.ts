import { and, desc, eq, gte } from 'drizzle-orm';
import { sharePdf } from '#contracts/share/pdf.ts';
import type { SharedPdf } from '#contracts/shared-files/index.ts';
import { dossierPresetOf } from '#domain/paper/dossier-presets.ts';
import { watermarkMax } from '#domain/paper/hideable.ts';
import { wholeDossier } from '#domain/paper/sections.ts';
import { isSection } from '#domain/share/sections.ts';
import type { HiddenFigures } from '#domain/share/share.ts';
import { pdf, prepare, show } from '#generated/routes/share.ts';
import { messagesFor } from '#messages/locale.ts';
import * as shareMessages from '#messages/share.ts';
import { dossiers, storedFiles, type Dossier, type StoredFile } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { fileResponse, isContinued } from '#mocks/server/files/ranged.ts';
import { action, data, noPayload, redirect } from '#mocks/server/handler.ts';
import { limitPerHour } from '#mocks/server/identity/limits.ts';
import { enqueueJob } from '#mocks/server/jobs/enqueue.ts';
import { refuseLink, subjectOfLink } from '#mocks/server/share/check-link.ts';
import type { FoundLink } from '#mocks/server/share/find-link.ts';
import { dossierJob } from '../export/dossier-job.ts';
import { headersOfFile, noteFiles, openLink } from './files.ts';

/** How long a PDF is handed out after it was asked for: its figures go on changing. */
const freshMs = 24 * 3_600_000;
/** PDFs that one link may have drawn in an hour: each takes the browser of the server for some seconds. */
const pdfsPerHour = 4;

const hidesOf: Readonly<Record<HiddenFigures, Dossier['hides']>> = {
  none: [],
  margin: ['margin'],
  all: ['amounts'],
};

/** A PDF of a link as it stands, with its file. */
interface FreshCopy {
  readonly copy: Dossier;
  readonly file: StoredFile;
}

/** PDFs of a link as it is now, asked for lately, the latest first. */
async function copiesOfLink(
  { unscoped, deps }: RequestContext,
  { share }: FoundLink,
): Promise<{ readonly copy: Dossier; readonly file: StoredFile | null }[]> {
  const since = new Date(deps.clock.businessNow().getTime() - freshMs);
  return unscoped
    .select({ copy: dossiers, file: storedFiles })
    .from(dossiers)
    .leftJoin(storedFiles, eq(storedFiles.id, dossiers.fileId))
    .where(
      and(
        eq(dossiers.shareId, share.id),
        // What was ticked or hidden otherwise is not this link’s any more.
        eq(dossiers.shareVersion, share.version),
        gte(dossiers.createdAt, since),
      ),
    )
    .orderBy(desc(dossiers.createdAt), desc(dossiers.id))
    .limit(20);
}

/** The PDF of a link that can be taken now; null while there is none. */
export async function freshPdf(context: RequestContext, found: FoundLink): Promise<FreshCopy | null> {
  for (const { copy, file } of await copiesOfLink(context, found)) {
    if (file !== null) return { copy, file };
  }
  return null;
}

/** What the page of a link tells of its PDF; null where nothing on paper may be taken home. */
export async function pdfOfLink(context: RequestContext, found: FoundLink): Promise<SharedPdf | null> {
  const { share } = found;
  if (!share.allowDownload || share.sections.length === 0) return null;
  const token = parameter(context, 'token');
  const copies = await copiesOfLink(context, found);
  const ready = copies.find(({ file }) => file !== null)?.copy ?? null;
  const last = copies[0]?.copy ?? null;
  return {
    prepareHref: prepare({ token }),
    isByServer: context.deps.printer !== null,
    state: last?.status ?? null,
    progressPercent: last?.progressPercent ?? 0,
    ready: ready && {
      href: pdf({ token }),
      at: ready.createdAt.toISOString(),
      pagesCount: ready.pagesCount ?? 0,
    },
  };
}

/** Handler of `share.prepare`: asks for a PDF of all that was ticked, unless one is being drawn. */
export const prepareHandler = action(noPayload, {
  find: openLink,
  act: async (context, _payload, { found }) => {
    const { deps, unscoped, locale } = context;
    const { share } = found;
    if (!share.allowDownload || share.sections.length === 0) return refuseLink(context, found, 'page');
    if (deps.printer === null) throw new HttpFailure(409, 'this server has no browser to print with');
    const back = show({ token: parameter(context, 'token') });
    const text = messagesFor(locale, shareMessages).pdf.asked;
    const [last] = await copiesOfLink(context, found);
    if (last?.copy.status === 'queued' || last?.copy.status === 'printing') {
      return redirect(back, { type: 'success', text });
    }
    await limitPerHour(context, 'base', { [`share-pdf:${share.id}`]: pdfsPerHour });
    const copy = copyOf(context, found);
    await unscoped.transaction(async (tx) => {
      await tx.insert(dossiers).values(copy);
      await audit({ ...context, actor: null }, tx, 'share.prepared', subjectOfLink(found));
      const scope = { tenantId: share.tenantId };
      await enqueueJob(deps, tx, dossierJob, { dossierId: copy.id, locale }, { scope });
    });
    return redirect(back, { type: 'success', text });
  },
});

/** A copy that stands with those that the company handed over itself: it is its link’s, and in its sender’s name. */
function copyOf({ deps }: RequestContext, { share }: FoundLink): Dossier {
  const now = deps.clock.businessNow();
  return {
    id: deps.newId(),
    createdAt: now,
    updatedAt: now,
    tenantId: share.tenantId,
    createdBy: share.createdBy,
    operationId: share.operationId,
    profileId: share.profileId,
    shareId: share.id,
    shareVersion: share.version,
    recipient: share.recipientName,
    preset: dossierPresetOf(share.audience),
    sections: share.sections.filter(isSection),
    titles: {},
    hides: hidesOf[share.hideAmounts],
    watermark: share.watermark ? share.recipientName.slice(0, watermarkMax) : '',
    madeBy: 'server',
    status: 'queued',
    progressPercent: 0,
    fileId: null,
    pagesCount: null,
    doneAt: null,
  };
}

/** Handler of `share.pdf`: the PDF that was drawn, taken home. */
export const pdfHandler = data(sharePdf, async (context) => {
  const open = await openLink(context);
  const { found } = open;
  if (!found.share.allowDownload) return refuseLink(context, found, 'page');
  const ready = await freshPdf(context, found);
  if (ready === null) throw new HttpFailure(404, 'no PDF of this link yet');
  const { file } = ready;
  const response = await fileResponse(context, file, headersOfFile(file, file.name, true));
  if (!isContinued(context.request.headers)) await noteFiles(context, open, 'download', [pdfLine]);
  return { kind: 'raw', response };
});

/** What the sender is told that was taken. */
export const pdfLine = { id: wholeDossier, title: '' } as const;
