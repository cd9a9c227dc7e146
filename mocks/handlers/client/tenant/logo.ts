import { eq, sql } from 'drizzle-orm';
import { updateLogo } from '#contracts/client/tenant/payload.ts';
import { portraitSide } from '#domain/media/media.ts';
import { show } from '#generated/routes/client/account.ts';
import { messagesFor } from '#messages/locale.ts';
import * as companyMessages from '#messages/account/company.ts';
import { tenants, type Tenant } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { fittedPicture } from '#mocks/server/files/fitted-picture.ts';
import { removeFile, storeFile } from '#mocks/server/files/store-file.ts';
import { clientAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { companyOf } from './company.ts';

const back = (context: ClientContext, key: 'saved' | 'removed') =>
  redirect(show({ query: { tab: 'societe' } }), {
    type: 'success',
    text: messagesFor(context.locale, companyMessages).logo[key],
  });

/** Takes the logo of the company. */
export const updateLogoHandler = clientAction(updateLogo, {
  find: companyOf,
  act: async (context, { image }, tenant) => {
    await replaceLogo(
      context,
      tenant,
      await fittedPicture(context, image, { side: portraitSide, field: 'image' }),
    );
    return back(context, 'saved');
  },
});

/** Removes it. */
export const destroyLogoHandler = clientAction(noPayload, {
  find: companyOf,
  act: async (context, _payload, tenant) => {
    await replaceLogo(context, tenant, null);
    return back(context, 'removed');
  },
});

async function replaceLogo(context: ClientContext, tenant: Tenant, image: File | null): Promise<void> {
  await context.db.transaction(async (tx) => {
    const logoFileId = image && (await storeFile(context, tx, image, { tenantId: tenant.id }));
    await tx
      .update(tenants)
      .set({ logoFileId, updatedAt: context.deps.clock.systemNow(), version: sql`${tenants.version} + 1` })
      .where(eq(tenants.id, tenant.id));
    if (tenant.logoFileId !== null) await removeFile(tx, tenant.logoFileId);
    const action = image === null ? 'tenant.logo_removed' : 'tenant.logo_changed';
    await audit(context, tx, action, { type: 'tenant', id: tenant.id, label: tenant.name });
  });
}
