import { asc, isNull } from 'drizzle-orm';
import { adminUtmFormPage } from '#contracts/admin/utm/form.ts';
import { adminUtmIndexPage, utmDownload } from '#contracts/admin/utm/index.ts';
import { storeUtm, updateUtm } from '#contracts/admin/utm/payload.ts';
import { utmState } from '#domain/growth/utm.ts';
import { day } from '#domain/time/day.ts';
import { redirect as shortLink } from '#generated/routes/utm.ts';
import { utms, type Utm } from '#mocks/db/schema/index.ts';
import { canNow, type AdminContext } from '#mocks/server/context.ts';
import { answerDownload } from '#mocks/server/downloads/answer.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { adminData, adminPage } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { defineResource } from '#mocks/server/resource.ts';
import { qrSvg } from '#mocks/services/qr.ts';
import { staffOf } from '../staff.ts';
import { figuresOf } from './figures.ts';
import { utmSource } from './list.ts';
import { originOf, readableUtm, utm, utmBin } from './record.ts';
import { archiveHandler, duplicateHandler, qrHandler, restoreHandler } from './steps.ts';

const todayOf = ({ deps }: AdminContext) => day(parisDay(deps.clock.businessNow()));

const currentOf = async (context: AdminContext, row: Utm) => {
  const today = todayOf(context);
  const figures = (await figuresOf(context.db, [row], today)).get(row.id);
  if (figures === undefined) throw new HttpFailure(404, 'the link is gone');
  const shortPath = shortLink(row.slug);
  const isReached = utm.declaration.isWithinReach?.(context, row) ?? true;
  return {
    status: utmState(row, today),
    shortPath,
    qrSvg: qrSvg(new URL(shortPath, originOf(context)).href),
    figures,
    can: {
      archive: canNow(context, 'utm.update') && isReached,
      duplicate: canNow(context, 'utm.create'),
    },
  };
};

/** Words that other links have, for what is alike to be written alike. */
async function suggestionsOf({ db }: AdminContext) {
  const rows = await db
    .select({ source: utms.source, medium: utms.medium, campaign: utms.campaign })
    .from(utms)
    .where(isNull(utms.deletedAt))
    .orderBy(asc(utms.name));
  const wordsOf = (word: 'source' | 'medium' | 'campaign'): string[] =>
    [...new Set(rows.map((row) => row[word]))].toSorted().slice(0, 8);
  return { source: wordsOf('source'), medium: wordsOf('medium'), campaign: wordsOf('campaign') };
}

const formProps = async (context: AdminContext, row: Utm | null) => ({
  form: await utm.formProps(context, row),
  current: row && (await currentOf(context, row)),
  origin: originOf(context),
  people: await staffOf(context),
  suggestions: await suggestionsOf(context),
  today: todayOf(context),
});

/** Followed links of the platform: list, form, file, codes to be scanned, bin. */
export const adminUtmResource = defineResource({
  handlers: {
    'admin.utm.index': adminPage(adminUtmIndexPage, async (context, query) => ({
      list: await utmSource.answer(context, query),
      origin: originOf(context),
    })),
    'admin.utm.download': adminData(utmDownload, (context, { format }) =>
      answerDownload(context, utmSource.download, format),
    ),
    'admin.utm.create': adminPage(adminUtmFormPage, (context) => formProps(context, null)),
    'admin.utm.edit': adminPage(adminUtmFormPage, async (context) =>
      formProps(context, await readableUtm(context)),
    ),
    'admin.utm.qr': qrHandler,
    'admin.utm.store': utm.store(storeUtm),
    'admin.utm.update': utm.update(updateUtm),
    'admin.utm.destroy': utm.destroy,
    'admin.utm.archive': archiveHandler,
    'admin.utm.restore': restoreHandler,
    'admin.utm.duplicate': duplicateHandler,
  },
  records: [utm.resource],
  listPages: [utmSource.listPage],
  downloads: [utmSource.download],
  bins: [utmBin],
});
