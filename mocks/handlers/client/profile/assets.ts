import {
  storeFinancialAsset,
  storePropertyAsset,
  updateFinancialAsset,
  updatePropertyAsset,
} from '#contracts/client/profile/parts.ts';
import { financialAssets, propertyAssets } from '#mocks/db/schema/index.ts';
import { definePart } from './define-part.ts';

/** Properties of a profile. */
export const propertyAsset = definePart(
  { store: storePropertyAsset, update: updatePropertyAsset },
  {
    name: 'property-asset',
    table: propertyAssets,
    parameter: 'asset',
    tab: 'patrimoine',
    columns: ({ city, holder, ...values }) => ({ ...values, city: city || null, holder: holder || null }),
  },
);

/** Money of a profile. */
export const financialAsset = definePart(
  { store: storeFinancialAsset, update: updateFinancialAsset },
  {
    name: 'financial-asset',
    table: financialAssets,
    parameter: 'holding',
    tab: 'financier',
    columns: ({ institution, ...values }) => ({ ...values, institution: institution || null }),
  },
);
