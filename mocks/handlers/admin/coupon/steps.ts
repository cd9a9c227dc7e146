import { eq } from 'drizzle-orm';
import { generateCoupon } from '#contracts/admin/coupon/generate.ts';
import { couponSigns } from '#domain/subscription/coupon.ts';
import { edit } from '#generated/routes/admin/coupon.ts';
import * as couponMessages from '#messages/admin/coupon.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import { coupons } from '#mocks/db/schema/index.ts';
import { backAddress } from '#mocks/server/back.ts';
import type { AdminContext } from '#mocks/server/context.ts';
import { adminAction, adminData, json, noPayload, redirect } from '#mocks/server/handler.ts';
import { checkLimit, coupon } from './record.ts';

const textsOf = ({ locale }: AdminContext) => messagesFor(locale, couponMessages);

const switched = (isDisabled: boolean) =>
  adminAction(noPayload, {
    find: coupon.ofRouteToChange,
    act: async (context, _payload, row) => {
      const step = isDisabled ? 'disable' : 'enable';
      if (row.isDisabled !== isDisabled) {
        await coupon.change(context, row, { action: step, columns: { isDisabled } });
      }
      const text = fill(textsOf(context)[step].done, { name: row.code });
      return redirect(backAddress(context), { type: 'success', text });
    },
  });

/** Has a code give nothing more to further companies. */
export const disableHandler = switched(true);
export const enableHandler = switched(false);

const codeLength = 8;

/** A code that nobody has; signs that are taken for one another are not among its own. */
async function freeCode({ deps, db }: AdminContext, prefix: string): Promise<string> {
  for (;;) {
    const signs = Array.from(
      deps.newId().slice(-codeLength),
      (sign) => couponSigns[Number.parseInt(sign, 36) % couponSigns.length],
    );
    const code = prefix + signs.join('');
    if ((await db.$count(coupons, eq(coupons.code, code))) === 0) return code;
  }
}

export const generateHandler = adminData(generateCoupon, async (context, { prefix }) =>
  json({ code: await freeCode(context, prefix) }),
);

/** Makes a code that gives the same to the same companies, under another name. */
export const duplicateHandler = adminAction(noPayload, {
  find: coupon.ofRoute,
  act: async (context, _payload, row) => {
    const texts = textsOf(context).duplicate;
    const { kind, value, periods } = row;
    const planIds = row.planIds ?? [];
    await checkLimit(context, { kind, value, planIds }, 'coupon.create', 'base');
    const id = await coupon.create(context, {
      code: await freeCode(context, ''),
      label: fill(texts.label, { label: row.label.slice(0, 108) }),
      kind,
      value,
      duration: row.duration,
      periods,
      planIds,
      brandId: row.brandId,
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      maxRedemptions: row.maxRedemptions,
      perTenantMax: row.perTenantMax,
      isForNewCustomers: row.isForNewCustomers,
    });
    return redirect(edit(id), { type: 'success', text: texts.done });
  },
});
