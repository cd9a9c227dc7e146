import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { attachTenants, updateBrandLogo } from '#contracts/admin/brand/payload.ts';
import { channels } from '#contracts/realtime/channels.ts';
import { portraitSide } from '#domain/media/media.ts';
import { edit } from '#generated/routes/admin/brand.ts';
import * as brandMessages from '#messages/admin/brand.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { validationText } from '#messages/validation.ts';
import { brands, tenants, type Brand } from '#mocks/db/schema/index.ts';
import { audit } from '#mocks/server/audit.ts';
import { backAddress } from '#mocks/server/back.ts';
import { broadcast } from '#mocks/server/broadcast.ts';
import { parameter, type AdminContext } from '#mocks/server/context.ts';
import { forbidden, notFound, ValidationFailure } from '#mocks/server/failures.ts';
import { fittedPicture } from '#mocks/server/files/fitted-picture.ts';
import { removeFile, storeFile } from '#mocks/server/files/store-file.ts';
import { adminAction, noPayload, redirect } from '#mocks/server/handler.ts';
import { brand, isLimited } from './record.ts';

const textsOf = ({ locale }: AdminContext) => messagesFor(locale, brandMessages);
const back = (context: AdminContext, text: string, values: Readonly<Record<string, string | number>> = {}) =>
  redirect(backAddress(context), { type: 'success', text: fill(text, values) });

/** The network of the address, for whoever may change all of it. @throws HttpFailure 404, 403 */
async function wholeBrand(context: AdminContext): Promise<Brand> {
  const row = await brand.ofRouteToChange(context);
  if (isLimited(context)) throw forbidden('the right to change reaches contacts alone');
  return row;
}

const moved = (status: 'archived' | 'active') =>
  adminAction(noPayload, {
    find: wholeBrand,
    act: async (context, _payload, row) => {
      const step = status === 'archived' ? 'archive' : 'reopen';
      if (row.status !== status) {
        await brand.change(context, row, { action: step, columns: { status } });
      }
      return back(context, textsOf(context)[step].done, { name: row.name });
    },
  });

/** Takes a network out of use: it is offered to nobody any more, its companies stay. */
export const archiveHandler = moved('archived');
export const restoreHandler = moved('active');

/** Takes the logo of a network, or takes it away. */
export const logoHandler = adminAction(updateBrandLogo, {
  find: wholeBrand,
  act: async (context, { image }, row) => {
    await replaceLogo(
      context,
      row,
      await fittedPicture(context, image, { side: portraitSide, field: 'image' }),
    );
    return back(context, textsOf(context).logo.saved);
  },
});
export const destroyLogoHandler = adminAction(noPayload, {
  find: wholeBrand,
  act: async (context, _payload, row) => {
    await replaceLogo(context, row, null);
    return back(context, textsOf(context).logo.removed);
  },
});

async function replaceLogo(context: AdminContext, row: Brand, image: File | null): Promise<void> {
  await context.db.transaction(async (tx) => {
    const logoFileId = image && (await storeFile(context, tx, image, 'platform'));
    await tx
      .update(brands)
      .set({ logoFileId, updatedAt: context.deps.clock.businessNow(), version: sql`${brands.version} + 1` })
      .where(eq(brands.id, row.id));
    if (row.logoFileId !== null) await removeFile(tx, row.logoFileId);
    await audit(context, tx, 'brand.logo', { type: 'brand', id: row.id, label: row.name });
  });
  brand.declaration.announce(context, [{ id: row.id, version: row.version + 1 }]);
}

/** Has companies join a network; one that belongs to another stays there. */
export const attachHandler = adminAction(attachTenants, {
  find: wholeBrand,
  act: async (context, { tenantIds }, row) => {
    const { refused, companies } = textsOf(context);
    if (row.status === 'archived') throw new ValidationFailure({ base: refused.archived });
    const ids = [...new Set(tenantIds)];
    await context.db.transaction(async (tx) => {
      const found = await tx
        .select({ tenant: tenants, brandName: brands.name })
        .from(tenants)
        .leftJoin(brands, eq(brands.id, tenants.brandId))
        .where(and(inArray(tenants.id, ids), ne(tenants.status, 'closed')));
      if (found.length < ids.length) {
        throw new ValidationFailure({ tenantIds: validationText(context.locale, 'unknownRecord') });
      }
      const taken = found.find(({ tenant }) => tenant.brandId !== null && tenant.brandId !== row.id);
      if (taken) {
        const text = fill(refused.elsewhere, { name: taken.brandName ?? '' });
        throw new ValidationFailure({ tenantIds: text });
      }
      for (const { tenant } of found.filter(({ tenant: one }) => one.brandId === null)) {
        await tx
          .update(tenants)
          .set({
            brandId: row.id,
            brandSharingLevel: 'none',
            updatedAt: context.deps.clock.businessNow(),
            version: sql`${tenants.version} + 1`,
          })
          .where(eq(tenants.id, tenant.id));
        const subject = { type: 'tenant', id: tenant.id, label: tenant.name, tenantId: tenant.id };
        await audit(context, tx, 'tenant.brand_joined', subject, { brand: { from: null, to: row.name } });
      }
    });
    announce(context, row, ids);
    return redirect(edit(row.id, { query: { tab: 'societes' } }), {
      type: 'success',
      text: fill(companies.attached, { count: ids.length }),
    });
  },
});

/** Takes a company out of its network: it shares nothing with it any more. */
export const detachHandler = adminAction(noPayload, {
  find: async (context) => {
    const row = await wholeBrand(context);
    const isIts = and(eq(tenants.id, parameter(context, 'tenant')), eq(tenants.brandId, row.id));
    const [tenant] = await context.db.select().from(tenants).where(isIts).limit(1);
    if (!tenant) throw notFound('company of the network');
    return { row, tenant };
  },
  act: async (context, _payload, { row, tenant }) => {
    await context.db.transaction(async (tx) => {
      await tx
        .update(tenants)
        .set({
          brandId: null,
          brandSharingLevel: 'none',
          updatedAt: context.deps.clock.businessNow(),
          version: sql`${tenants.version} + 1`,
        })
        .where(and(eq(tenants.id, tenant.id), isNotNull(tenants.brandId)));
      // Its owner reads it in the journal of the company.
      const subject = { type: 'tenant', id: tenant.id, label: tenant.name, tenantId: tenant.id };
      await audit(context, tx, 'tenant.brand_left', subject, {
        brand: { from: row.name, to: null },
        brandSharingLevel: { from: tenant.brandSharingLevel, to: 'none' },
      });
    });
    announce(context, row, [tenant.id]);
    return back(context, textsOf(context).companies.detached, { name: tenant.name });
  },
});

function announce(context: AdminContext, row: Brand, ids: readonly string[]): void {
  brand.declaration.announce(context, [{ id: row.id, version: row.version }]);
  const change = { ids: [...ids], by: context.actor.user.id };
  broadcast(context, [channels.brand(row.id)], 'brand-user.changed', change);
}
