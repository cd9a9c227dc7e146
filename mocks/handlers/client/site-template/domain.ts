import { siteDomain } from '#contracts/client/site-template/payload.ts';
import { fill } from '#messages/fill.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { edit } from '#generated/routes/client/site-template.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { sites } from '#mocks/db/schema/index.ts';
import { eq } from 'drizzle-orm';
import { changeSite, siteOfRoute, texts, siteFlash } from './record.ts';

/** Writes the name of one's own down, or takes it away. */
export const domainHandler = clientAction(siteDomain, {
  find: siteOfRoute,
  act: async (context, { customDomain }, found) => {
    const name = customDomain.toLowerCase();
    const words = texts(context);
    await changeSite(context, found, {
      action: 'domain',
      version: found.site.version,
      columns: { customDomain: name === '' ? null : name, domainSeenAt: null, domainCheckedAt: null },
    });
    return siteFlash(found.operation.id, name === '' ? words.flash.domainGone : words.flash.domainSaved);
  },
});

/** Says whether visitors came by that name: what is asked for under it has reached this server. */
export const domainCheckHandler = clientAction(noPayload, {
  find: siteOfRoute,
  act: async (context, _payload, { operation, site }) => {
    const words = texts(context);
    if (site.customDomain === null) throw new ValidationFailure({ base: words.domain.none });
    const domainCheckedAt = context.deps.clock.businessNow();
    await context.db.update(sites).set({ domainCheckedAt }).where(eq(sites.id, site.id));
    const isSeen = site.domainSeenAt !== null;
    const text = fill(isSeen ? words.flash.domainSeen : words.flash.domainUnseen, {
      domain: site.customDomain,
    });
    return redirect(edit({ operation: operation.id }), { type: isSeen ? 'success' : 'warning', text });
  },
});
