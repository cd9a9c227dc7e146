// Generated from the files of this folder by "npm run routes -- generate": export a group, and it is listed.

import type { Resource } from '#mocks/server/resource.ts';
import { contactResource } from './client/contact/index.ts';
import { visitResource } from './client/operation/visit/index.ts';
import { supplierResource } from './client/supplier/index.ts';
import { userResource } from './client/user/index.ts';

/** What every group of pages brings with it. */
export const resources: readonly Resource[] = [
  contactResource,
  supplierResource,
  userResource,
  visitResource,
];
