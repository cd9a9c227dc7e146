import { at, textAt, type JsonObject } from '../../json.ts';
import type { Kit, Preparations } from '../preparation.ts';

/** The network that has companies, and one that has none. */
const brandsOf = async (kit: Kit) => {
  const rows = (at(await kit.props('admin.brand.index'), 'list.items') ?? []) as JsonObject[];
  const idOf = (isIt: (count: number) => boolean): string =>
    textAt(
      rows.find((row) => isIt(Number(row['tenantsCount'])) && row['status'] === 'active'),
      'id',
    );
  return { full: idOf((count) => count > 0), free: idOf((count) => count === 0) };
};
const free = async (kit: Kit) => ({ brand: (await brandsOf(kit)).free });

/** Somebody who was just invited to steer a network. */
const invited = async (kit: Kit) => {
  const { brand } = await free(kit);
  await kit.act('admin.brand.admin.store', { brand });
  const rows = (at(await kit.props('admin.brand.admin.index'), 'list.items') ?? []) as JsonObject[];
  const row = rows.find(({ status }) => status === 'invited');
  return { brand, user: textAt(row, 'userId') };
};

const withPicture = 'un fichier arrive dans un formulaire : la route demande une image';

/** What the engine must do before it tries the routes of networks. */
export const brandPreparations: Preparations = {
  'admin.brand.update': { parameters: free, isReading: true },
  'admin.brand.destroy': { parameters: free, isReading: true },
  'admin.brand.archive': { parameters: free, isReading: true },
  'admin.brand.restore': {
    parameters: async (kit) => {
      const parameters = await free(kit);
      await kit.act('admin.brand.archive', parameters);
      return parameters;
    },
  },
  'admin.brand.logo.update': { untried: withPicture },
  'admin.brand.logo.destroy': { untried: withPicture },
  'admin.brand.tenant.attach': {
    parameters: free,
    isReading: true,
    from: 'admin.brand.edit',
    payload: async (kit, { brand = '' }) => {
      const { page } = await kit.client.get(`/admin/enseignes/${brand}/modifier?tab=societes`);
      const companies = (at(page?.props ?? {}, 'sheet.free') ?? []) as JsonObject[];
      return { tenantIds: [textAt(companies[0], 'id')] };
    },
  },
  'admin.brand.tenant.detach': {
    parameters: async (kit) => {
      const { full } = await brandsOf(kit);
      const { page } = await kit.client.get(`/admin/enseignes/${full}/modifier?tab=societes`);
      const companies = (at(page?.props ?? {}, 'sheet.companies') ?? []) as JsonObject[];
      return { brand: full, tenant: textAt(companies[0], 'id') };
    },
    isReading: true,
  },
  'admin.brand.admin.store': { parameters: free, isReading: true, from: 'admin.brand.admin.index' },
  'admin.brand.admin.invitation': { parameters: invited },
  'admin.brand.admin.destroy': { parameters: invited },
};
