// Generated from the files of this folder by "npm run routes -- generate": export a group, and it is listed.

import type { RouteHandlers } from '#mocks/server/handler.ts';
import { adminAccountHandlers } from './admin/account.ts';
import { adminActualityResource } from './admin/actuality/index.ts';
import { adminDashboardHandlers } from './admin/dashboard.ts';
import { adminSearchHandlers } from './admin/search/index.ts';
import { settingsMaintenanceHandlers } from './admin/settings/maintenance.ts';
import { impersonateHandlers } from './admin/user/impersonate.ts';
import { auditHandlers } from './audit/index.ts';
import { confirmPasswordHandlers } from './auth/confirm-password.ts';
import { invitationHandlers } from './auth/invitation.ts';
import { passwordResetHandlers } from './auth/password-reset.ts';
import { registerHandlers } from './auth/register.ts';
import { sessionHandlers } from './auth/session.ts';
import { signInHandlers } from './auth/sign-in.ts';
import { unlockHandlers } from './auth/unlock.ts';
import { verifyEmailHandlers } from './auth/verify-email.ts';
import { bulkUndoHandlers } from './bin/bulk-undo.ts';
import { binHandlers } from './bin/index.ts';
import { broadcastingHandlers } from './broadcasting.ts';
import { clientAccountHandlers } from './client/account/index.ts';
import { clientActualityResource } from './client/actuality/index.ts';
import { cityscanResource } from './client/cityscan/index.ts';
import { contactResource } from './client/contact/index.ts';
import { dashboardHandlers } from './client/dashboard.ts';
import { mediaResource } from './client/media/index.ts';
import { estimationResource } from './client/operation/estimation/index.ts';
import { financingResource } from './client/operation/financing/index.ts';
import { operationHandlers } from './client/operation/index.ts';
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
import { tenantHandlers } from './client/tenant/index.ts';
import { userResource } from './client/user/index.ts';
import { communeHandlers } from './commune.ts';
import { downloadHandlers } from './download.ts';
import { emailChangeHandlers } from './email-change.ts';
import { errorHandlers } from './error/report.ts';
import { coverHandlers } from './export/cover.ts';
import { photosHandlers } from './export/photos.ts';
import { stocksHandlers } from './export/stocks.ts';
import { fileHandlers } from './file.ts';
import { healthHandlers } from './health.ts';
import { historyHandlers } from './history/index.ts';
import { importHandlers } from './import/index.ts';
import { mailboxHandlers } from './mailbox.ts';
import { maintenanceHandlers } from './maintenance.ts';
import { notificationHandlers } from './notification/index.ts';
import { preferenceHandlers } from './preference.ts';
import { searchHandlers } from './search/index.ts';
import { viewHandlers } from './view/index.ts';

/** What each route does. A route of the manifest without an entry here does not compile. */
export const handlers: RouteHandlers = {
  ...adminAccountHandlers,
  ...adminDashboardHandlers,
  ...adminSearchHandlers,
  ...auditHandlers,
  ...binHandlers,
  ...broadcastingHandlers,
  ...bulkUndoHandlers,
  ...clientAccountHandlers,
  ...communeHandlers,
  ...confirmPasswordHandlers,
  ...coverHandlers,
  ...dashboardHandlers,
  ...downloadHandlers,
  ...emailChangeHandlers,
  ...errorHandlers,
  ...fileHandlers,
  ...healthHandlers,
  ...historyHandlers,
  ...impersonateHandlers,
  ...importHandlers,
  ...invitationHandlers,
  ...mailboxHandlers,
  ...maintenanceHandlers,
  ...notificationHandlers,
  ...operationHandlers,
  ...passwordResetHandlers,
  ...photosHandlers,
  ...preferenceHandlers,
  ...registerHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...settingsMaintenanceHandlers,
  ...signInHandlers,
  ...stocksHandlers,
  ...tenantHandlers,
  ...unlockHandlers,
  ...verifyEmailHandlers,
  ...viewHandlers,
  ...adminActualityResource.handlers,
  ...cityscanResource.handlers,
  ...clientActualityResource.handlers,
  ...contactResource.handlers,
  ...estimationResource.handlers,
  ...financingResource.handlers,
  ...mediaResource.handlers,
  ...planningResource.handlers,
  ...profileResource.handlers,
  ...projectResource.handlers,
  ...saleResource.handlers,
  ...simulationResource.handlers,
  ...sourcingResource.handlers,
  ...stockResource.handlers,
  ...subscriptionResource.handlers,
  ...supplierResource.handlers,
  ...taskResource.handlers,
  ...urbanPlanningResource.handlers,
  ...userResource.handlers,
  ...visitResource.handlers,
};
