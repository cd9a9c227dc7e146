import { utmQr } from '#contracts/admin/utm/qr.ts';
import { edit } from '#generated/routes/admin/utm.ts';
import { redirect as shortLink } from '#generated/routes/utm.ts';
import * as utmMessages from '#messages/admin/utm.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { adminAction, adminData, noPayload, redirect } from '#mocks/server/handler.ts';
import { qrPng, qrSvg } from '#mocks/services/qr.ts';
import { originOf, readableUtm, utm } from './record.ts';

const textsOf = ({ locale }: AdminContext) => messagesFor(locale, utmMessages);

const archived = (isArchived: boolean) =>
  adminAction(noPayload, {
    find: utm.ofRouteToChange,
    act: async (context, _payload, row) => {
      const step = isArchived ? 'archive' : 'unarchive';
      if (row.isArchived !== isArchived) {
        await utm.change(context, row, { action: step, columns: { isArchived } });
      }
      const text = fill(textsOf(context)[step].done, { name: row.name });
      return redirect(backAddress(context), { type: 'success', text });
    },
  });

/** Has a link lead on without being followed. */
export const archiveHandler = archived(true);
export const restoreHandler = archived(false);

/** Makes a link to the same place, whose words must still be told apart. */
export const duplicateHandler = adminAction(noPayload, {
  find: readableUtm,
  act: async (context, _payload, row) => {
    const texts = textsOf(context).duplicate;
    const end = context.deps.newId().slice(-6);
    const id = await utm.create(context, {
      name: fill(texts.name, { name: row.name.slice(0, 108) }),
      slug: `${row.slug.slice(0, 50)}-${end}`,
      targetUrl: row.targetUrl,
      source: row.source,
      medium: row.medium,
      campaign: `${row.campaign.slice(0, 70)}-${end}`,
      term: row.term,
      content: row.content,
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      costCents: null,
      ownerUserId: context.actor.user.id,
    });
    return redirect(edit(id), { type: 'success', text: texts.done });
  },
});

/** The short link as a code to be scanned, to be kept or printed. */
export const qrHandler = adminData(utmQr, async (context, { format }) => {
  const row = await readableUtm(context);
  const address = new URL(shortLink(row.slug), originOf(context)).href;
  const [body, type] =
    format === 'png' ? [qrPng(address), 'image/png'] : [qrSvg(address), 'image/svg+xml; charset=utf-8'];
  return {
    kind: 'raw',
    response: new Response(body, {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${row.slug}.${format}"`,
        'cache-control': 'no-store',
      },
    }),
  };
});
