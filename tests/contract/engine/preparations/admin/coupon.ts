import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

const codeOf = async (kit: Kit, isIt: (row: JsonObject) => boolean): Promise<string> => {
  const rows = (at(await kit.props('admin.coupon.index'), 'list.items') ?? []) as JsonObject[];
  return textAt(rows.find(isIt) ?? {}, 'id');
};

/** A code that nobody has used: it can be changed in everything, and deleted. */
const unused = async (kit: Kit) => ({ coupon: await codeOf(kit, (row) => row['redemptionsCount'] === 0) });

/** What the engine must do before it tries the routes of the promotion codes. */
export const couponPreparations: Preparations = {
  'admin.coupon.update': { parameters: unused },
  'admin.coupon.destroy': { parameters: unused },
  'admin.coupon.enable': {
    parameters: async (kit) => {
      const parameters = await unused(kit);
      await kit.act('admin.coupon.disable', parameters);
      return parameters;
    },
  },
  // The use of a trial: no invoice was lowered by it yet.
  'admin.coupon.user.destroy': {
    parameters: async (kit) => {
      const coupon = await codeOf(kit, (row) => row['code'] === 'BIENVENUE1');
      const uses = (at(await kit.props('admin.coupon.edit', { coupon }), 'users.items') ??
        []) as JsonObject[];
      return { coupon, redemption: textAt(uses.find(({ obstacle }) => obstacle === null) ?? {}, 'id') };
    },
  },
};
