import { shareArchive } from '#contracts/share/archive.ts';
import { maxArchiveBytes } from '#domain/media/media.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { isContinued } from '#mocks/server/files/ranged.ts';
import { archiveNames, archiveResponse } from '#mocks/server/files/zip.ts';
import { data } from '#mocks/server/handler.ts';
import { refuseLink } from '#mocks/server/share/check-link.ts';
import { freshPdf, pdfLine } from './bundle.ts';
import { filesOfLink, nameOf, noteFiles, openLink } from './files.ts';

/** Handler of `share.archive`: all files of a link at once, with the PDF of its papers once that was drawn. */
export const archiveHandler = data(shareArchive, async (context) => {
  const open = await openLink(context);
  const { found } = open;
  if (!found.share.allowDownload) return refuseLink(context, found, 'page');
  const files = await filesOfLink(context, found);
  const ready = await freshPdf(context, found);
  const all = [...(ready === null ? [] : [ready.file]), ...files.map(({ file }) => file)];
  if (all.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) > maxArchiveBytes) {
    throw new HttpFailure(413, 'archive too large');
  }
  // What goes on was counted when it began.
  if (!isContinued(context.request.headers)) {
    await noteFiles(context, open, 'download', [...(ready === null ? [] : [pdfLine]), ...files]);
  }
  const names = archiveNames([...(ready === null ? [] : [ready.file.name]), ...files.map(nameOf)]);
  const entries = all.map((file, index) => ({ file, name: names[index] ?? file.name }));
  return { kind: 'raw', response: await archiveResponse(context, entries, 'documents.zip') };
});
