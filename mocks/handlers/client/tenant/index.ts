import type { RouteHandlers } from '#mocks/server/handler.ts';
import { askClosureHandler, cancelClosureHandler } from './closure.ts';
import { updateCompanyHandler } from './company.ts';
import { destroyLogoHandler, updateLogoHandler } from './logo.ts';
import { updateSharingHandler } from './sharing.ts';
import { grantSupportHandler, revokeSupportHandler } from './support.ts';

/** Handlers of the company's own sheet. */
export const tenantHandlers = {
  'client.tenant.update': updateCompanyHandler,
  'client.tenant.logo.update': updateLogoHandler,
  'client.tenant.logo.destroy': destroyLogoHandler,
  'client.tenant.sharing': updateSharingHandler,
  'client.tenant.support': grantSupportHandler,
  'client.tenant.support.destroy': revokeSupportHandler,
  'client.tenant.closure': askClosureHandler,
  'client.tenant.closure.destroy': cancelClosureHandler,
} satisfies Partial<RouteHandlers>;
