import {
  sharedFilesPage,
  type SharedContent,
  type SharedFile,
  type SharedFilesProps,
  type SharedFilesQuery,
} from '#contracts/shared-files/index.ts';
import { isSection } from '#domain/share/sections.ts';
import { isSpent } from '#domain/share/share.ts';
import { dossier as dossierPage, profileDossier } from '#generated/routes/export.ts';
import { archive, file as fileRoute, show } from '#generated/routes/share.ts';
import { fullName } from '#mocks/server/actor.ts';
import { parameter, type RequestContext } from '#mocks/server/context.ts';
import { page } from '#mocks/server/handler.ts';
import { refuseLink } from '#mocks/server/share/check-link.ts';
import { pagesOfLink, shareKey, withinLink } from '#mocks/server/share/export-link.ts';
import type { FoundLink } from '#mocks/server/share/find-link.ts';
import { guestActor } from '#mocks/server/share/guest.ts';
import { isPreview, openingOf } from '#mocks/server/share/session.ts';
import { titleOfLink } from '#mocks/server/share/views.ts';
import { fileHrefOrNull } from '#mocks/server/files/href.ts';
import { pdfOfLink } from './bundle.ts';
import { filesOfLink, isShown, type LinkedFile } from './files.ts';
import { linkOfRoute } from './open.ts';

/** Handler of `share.show`: who sent the link, and behind one press, what it shows. */
export const showHandler = page(sharedFilesPage, async (context, query): Promise<SharedFilesProps> => {
  const found = await linkOfRoute(context);
  const { share, author, tenant } = found;
  const token = parameter(context, 'token');
  const ofSender = isPreview(context, found);
  const isOpen = ofSender || openingOf(context.session, found) !== null;
  // Told before a press that would be in vain.
  if (!isOpen && isSpent(share)) return refuseLink(context, found, 'spent');
  return {
    sender: {
      company: tenant.tradeName ?? tenant.name,
      logoHref: isOpen ? await fileHrefOrNull(asReader(context, found), tenant.logoFileId) : null,
      recipient: share.recipientName,
      endsOn: share.expiresOn,
    },
    query,
    share: {
      href: show({ token }),
      target: share.target,
      author: fullName(author),
      message: share.message ?? '',
      hasCode: share.codeHash !== null,
      isPreview: ofSender,
    },
    summary: isOpen ? summaryOf(found) : null,
    content: isOpen ? await contentOf(context, found, query) : null,
  };
});

/** Addresses of files for whoever reads by the link, whoever else they are. */
const asReader = (context: RequestContext, found: FoundLink) => ({ ...context, actor: guestActor(found) });

const summaryOf = (found: FoundLink) => ({
  title: titleOfLink(found),
  detail: found.operation?.city ?? found.profile?.city ?? '',
});

async function contentOf(
  context: RequestContext,
  found: FoundLink,
  query: SharedFilesQuery,
): Promise<SharedContent> {
  const { share } = found;
  const token = parameter(context, 'token');
  const files = await filesOfLink(context, found);
  const kept = files
    .filter(({ kind }) => query.kind === '' || kind === query.kind)
    .toSorted((a, b) =>
      query.sort === 'name'
        ? a.title.localeCompare(b.title, context.locale)
        : b.at.getTime() - a.at.getTime(),
    );
  const sections = await sectionsOf(context, found, token);
  const pdf = await pdfOfLink(context, found);
  const { operationId, profileId } = share;
  const documentPath =
    operationId === null
      ? profileDossier({ profile: profileId ?? '' })
      : dossierPage({ operation: operationId });
  return {
    sections,
    documentHref: sections.length > 1 ? `${documentPath}?${shareKey}=${token}` : null,
    pdf,
    files: await Promise.all(kept.map((file) => shownFile(context, found, token, file))),
    filesCount: files.length,
    archiveHref:
      share.allowDownload && (files.length > 0 || (pdf !== null && pdf.ready !== null))
        ? archive({ token })
        : null,
    allowDownload: share.allowDownload,
    hasWatermark: share.watermark,
    hides: share.hideAmounts,
    asks: { href: show({ token }), name: share.recipientName, email: share.recipientEmail },
  };
}

async function sectionsOf(
  { deps, unscoped }: RequestContext,
  found: FoundLink,
  token: string,
): Promise<SharedContent['sections']> {
  const pages = await pagesOfLink(deps, withinLink(unscoped, found), found);
  return found.share.sections.filter(isSection).flatMap((section) => {
    const own = pages.filter((one) => one.section === section);
    if (own.length === 0) return [];
    return [
      {
        section,
        pages: own.map(({ label, href }) => ({ label: label ?? '', href: `${href}?${shareKey}=${token}` })),
      },
    ];
  });
}

async function shownFile(
  context: RequestContext,
  found: FoundLink,
  token: string,
  { id, title, alt, kind, at, file, thumbFileId }: LinkedFile,
): Promise<SharedFile> {
  const { allowDownload } = found.share;
  return {
    id,
    title,
    alt,
    kind,
    contentType: file.contentType,
    sizeBytes: file.sizeBytes,
    at: at.toISOString(),
    href: isShown(file) ? fileRoute({ token, piece: id }) : null,
    thumbHref: await fileHrefOrNull(asReader(context, found), thumbFileId),
    downloadHref: allowDownload ? fileRoute({ token, piece: id }, { query: { enregistrer: '1' } }) : null,
  };
}
