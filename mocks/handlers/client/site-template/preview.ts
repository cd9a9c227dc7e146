import { edit } from '#generated/routes/client/site-template.ts';
import { show } from '#generated/routes/site.ts';
import type { Site } from '#mocks/db/schema/index.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { signLink } from '#mocks/server/signed-link.ts';
import { previewDays } from '../../site/page.ts';
import { auditSite, siteOfRoute } from './record.ts';

/** The address of the draft, which opens without an account for a week. */
export async function previewLink(
  { deps, url }: ClientContext,
  { slug }: Pick<Site, 'slug'>,
): Promise<string> {
  const origin = deps.config.publicOrigin ?? url.origin;
  const link = await signLink(deps.signer, 'GET', new URL(show({ siteSlug: slug }), origin), {
    now: deps.clock.systemNow(),
    lifeS: previewDays * 86_400,
  });
  return link.href;
}

/** Makes a link to the draft: the page shows it, to be copied. */
export const previewHandler = clientAction(noPayload, {
  find: siteOfRoute,
  act: async (context, _payload, { operation }) => {
    await auditSite(context, context.db, 'preview', operation);
    return redirect(edit({ operation: operation.id }, { query: { link: '1' } }));
  },
});
