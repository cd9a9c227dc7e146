// Generated from the files of this folder by "npm run routes -- generate": export a group, and it is listed.

import type { Resource } from '#mocks/server/resource.ts';
import { adminActualityResource } from './admin/actuality/index.ts';
import { clientActualityResource } from './client/actuality/index.ts';
import { cityscanResource } from './client/cityscan/index.ts';
import { contactResource } from './client/contact/index.ts';
import { mediaResource } from './client/media/index.ts';
import { estimationResource } from './client/operation/estimation/index.ts';
import { financingResource } from './client/operation/financing/index.ts';
import { projectResource } from './client/operation/project/index.ts';
import { saleResource } from './client/operation/sale/index.ts';
import { simulationResource } from './client/operation/simulation/index.ts';
import { urbanPlanningResource } from './client/operation/urban-planning/index.ts';
import { visitResource } from './client/operation/visit/index.ts';
import { planningResource } from './client/planning/index.ts';
import { profileResource } from './client/profile/index.ts';
import { sourcingResource } from './client/sourcing/index.ts';
import { stockResource } from './client/stock/index.ts';
import { subscriptionResource } from './client/subscription/index.ts';
import { supplierResource } from './client/supplier/index.ts';
import { taskResource } from './client/task/index.ts';
import { userResource } from './client/user/index.ts';

/** What every group of pages brings with it. */
export const resources: readonly Resource[] = [
  adminActualityResource,
  cityscanResource,
  clientActualityResource,
  contactResource,
  estimationResource,
  financingResource,
  mediaResource,
  planningResource,
  profileResource,
  projectResource,
  saleResource,
  simulationResource,
  sourcingResource,
  stockResource,
  subscriptionResource,
  supplierResource,
  taskResource,
  urbanPlanningResource,
  userResource,
  visitResource,
];
