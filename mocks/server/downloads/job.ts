import * as z from 'zod';
import { downloadFormat } from '#contracts/list.ts';
import { id } from '#contracts/fields.ts';
import { mayDo } from '#domain/access/permissions.ts';
import { day } from '#domain/time/day.ts';
import { withinTenant } from '#mocks/db/border/within-tenant.ts';
import { dayInZone } from '#runtime/locale/day.ts';
import { borderOfTenant, readActor } from '../actor.ts';
import { storeBytes } from '../files/store-file.ts';
import { defineJob } from '../jobs/define.ts';
import type { AnyDownload } from './define.ts';
import { maxLines } from './limits.ts';
import { writeSheet } from './write.ts';

/** Name of the kind of job that writes long lists. */
export const downloadJobKind = 'download.list';

const payload = z.object({
  list: z.string(),
  query: z.record(z.string(), z.unknown()),
  format: downloadFormat,
  locale: z.enum(['fr', 'en']),
  userId: id,
  /** null for staff. */
  tenantId: id.nullable(),
});

/** What such a job leaves: the file, or none for somebody who has lost the right meanwhile. */
export const downloadResult = z.object({ fileId: id.nullable(), name: z.string() });

/** Writes a long list into a file, with the rights that the person has when it runs. */
export const downloadJob = (downloads: readonly AnyDownload[]) =>
  defineJob({
    kind: downloadJobKind,
    payload,
    run: async (deps, { list, query, format, locale, userId, tenantId }) => {
      const download = downloads.find((known) => known.list === list);
      if (!download) throw new RangeError(`no list is called ${list}`);
      const area = tenantId === null ? 'admin' : 'client';
      const actor = await readActor(deps, { userId, tenantId, area, impersonationId: null });
      if (!actor || !mayDo(actor.roles, download.can)) return { fileId: null, name: '' };
      const company = download.isOfNetwork ? null : actor.tenant;
      const db = company ? withinTenant(deps.db, borderOfTenant(company)) : deps.db;
      const today = day(dayInZone(deps.clock.businessNow(), 'Europe/Paris'));
      const sheet = await download.sheet({ db, actor, locale, today }, query, maxLines);
      const { name, bytes } = await writeSheet(sheet, format, today, deps.workbooks);
      const scope = tenantId === null ? ('platform' as const) : { tenantId };
      const fileId = await deps.db.transaction((tx) =>
        storeBytes(deps, tx, { bytes, name, scope, createdBy: userId }),
      );
      return { fileId, name };
    },
  });
