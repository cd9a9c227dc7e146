import type { DownloadFormat } from '#contracts/list.ts';
import { day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as downloadMessages from '#messages/download.ts';
import { dayInZone } from '#runtime/locale/day.ts';
import { audit } from '../audit.ts';
import { backAddress } from '../back.ts';
import { can, type SignedInContext } from '../context.ts';
import { forbidden, HttpFailure, ValidationFailure } from '../failures.ts';
import { redirect, type Answer } from '../handler.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import { hitThrottle } from '../throttle.ts';
import type { AnyDownload } from './define.ts';
import { downloadJob } from './job.ts';
import { hourS, maxLines, maxLinesAtOnce, maxLinesInName, maxPerHour } from './limits.ts';
import { fileResponse, writeSheet } from './write.ts';

/**
 * The list of an address as a file. A long one is left to a job, and the person goes back to where they were;
 * `download.show` tells when it is there.
 *
 * @throws HttpFailure 403 without the right, 429 beyond twenty an hour
 * @throws ValidationFailure on `base` for a list that is too long for any file
 */
export async function answerDownload(
  context: SignedInContext,
  download: AnyDownload,
  format: DownloadFormat,
): Promise<Answer> {
  const { actor, deps, locale, query } = context;
  if (!can(context, download.can)) throw forbidden(`lacks ${download.can}`);
  await countDownload(context);
  const today = day(dayInZone(deps.clock.businessNow(), 'Europe/Paris'));
  const source = { db: download.isOfNetwork ? context.unscoped : context.db, actor, locale, today };
  const count = await download.count(source, query);
  checkLength(context, count);
  if (count > maxLinesAtOnce) return leaveToJob(context, download, format, count);
  const sheet = await download.sheet(source, query, maxLinesAtOnce);
  const file = await writeSheet(sheet, format, today, deps.workbooks);
  await auditDownload(context, context.db, download, { file: file.name, lines: count });
  return { kind: 'raw', response: fileResponse(file) };
}

/** Counts a file that somebody has made for themselves. @throws HttpFailure 429 beyond twenty an hour */
export async function countDownload({ deps, actor }: SignedInContext): Promise<void> {
  const wait = await hitThrottle(deps, `download:${actor.user.id}`, maxPerHour, hourS);
  if (wait !== null) throw new HttpFailure(429, `more than ${maxPerHour} downloads an hour`, wait);
}

function checkLength({ actor, locale }: SignedInContext, count: number): void {
  if (actor.impersonation && count > maxLinesInName) {
    throw forbidden(`more than ${maxLinesInName} lines in a client’s name`);
  }
  if (count <= maxLines) return;
  const text = messagesFor(locale, downloadMessages).tooLong;
  throw new ValidationFailure({ base: fill(text, { count, max: maxLines }) });
}

async function leaveToJob(
  context: SignedInContext,
  download: AnyDownload,
  format: DownloadFormat,
  count: number,
): Promise<Answer> {
  const { actor, deps, locale, query } = context;
  const tenantId = actor.tenant?.id ?? null;
  await context.db.transaction(async (tx) => {
    await enqueueJob(
      deps,
      tx,
      downloadJob([download]),
      { list: download.list, query, format, locale, userId: actor.user.id, tenantId },
      { scope: tenantId === null ? 'platform' : { tenantId }, createdBy: actor.user.id },
    );
    await auditDownload(context, tx, download, { file: format, lines: count });
  });
  const text = fill(messagesFor(locale, downloadMessages).preparing, { count });
  return redirect(backAddress(context), { type: 'info', text });
}

const auditDownload = (
  context: SignedInContext,
  db: SignedInContext['db'],
  { list }: AnyDownload,
  { file, lines }: { file: string; lines: number },
): Promise<void> =>
  audit(
    context,
    db,
    `${list}.export`,
    { type: 'list', id: list, label: file },
    { lines: { from: null, to: lines } },
  );
