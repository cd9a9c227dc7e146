// Generated from the files of this folder by "npm run routes -- generate": export a group, and it is listed.

import type { RouteHandlers } from '#mocks/server/handler.ts';
import { adminAccountHandlers } from './admin/account.ts';
import { adminAccountingCodeResource } from './admin/accounting-code/index.ts';
import { adminActualityResource } from './admin/actuality/index.ts';
import { adminBannerResource } from './admin/banner/index.ts';
import { adminBrandResource } from './admin/brand/index.ts';
import { adminCouponResource } from './admin/coupon/index.ts';
import { adminDashboardResource } from './admin/dashboard/dashboard.ts';
import { financeKpiResource } from './admin/dashboard/finance-kpi.ts';
import { miniSiteResource } from './admin/dashboard/mini-site.ts';
import { operationKpiResource } from './admin/dashboard/operation-kpi.ts';
import { pageVisitKpiResource } from './admin/dashboard/page-visit-kpi.ts';
import { saleKpiResource } from './admin/dashboard/sale-kpi.ts';
import { adminInvoiceResource } from './admin/invoice/index.ts';
import { adminKpiResource } from './admin/kpi/index.ts';
import { adminPartnerResource } from './admin/partner/index.ts';
import { adminProspectResource } from './admin/prospect/index.ts';
import { adminRoleResource } from './admin/role/index.ts';
import { adminSaleResource } from './admin/sale/index.ts';
import { adminSearchHandlers } from './admin/search/index.ts';
import { adminSettingsResource } from './admin/settings/index.ts';
import { settingsMaintenanceHandlers } from './admin/settings/maintenance.ts';
import { impersonateHandlers } from './admin/user/impersonate.ts';
import { adminUserResource } from './admin/user/index.ts';
import { adminUtmResource } from './admin/utm/index.ts';
import { advertFeedResource } from './advert-feed/index.ts';
import { auditHandlers } from './audit/index.ts';
import { confirmPasswordHandlers } from './auth/confirm-password.ts';
import { invitationHandlers } from './auth/invitation.ts';
import { passwordResetHandlers } from './auth/password-reset.ts';
import { registerHandlers } from './auth/register.ts';
import { sessionHandlers } from './auth/session.ts';
import { signInHandlers } from './auth/sign-in.ts';
import { unlockHandlers } from './auth/unlock.ts';
import { verifyEmailHandlers } from './auth/verify-email.ts';
import { bannerResource } from './banner/index.ts';
import { bulkUndoHandlers } from './bin/bulk-undo.ts';
import { binHandlers } from './bin/index.ts';
import { broadcastingHandlers } from './broadcasting.ts';
import { clientAccountHandlers } from './client/account/index.ts';
import { accountingCodeResource } from './client/accounting-code/index.ts';
import { clientActualityResource } from './client/actuality/index.ts';
import { clientBrandResource } from './client/brand/index.ts';
import { cityscanResource } from './client/cityscan/index.ts';
import { contactResource } from './client/contact/index.ts';
import { dashboardHandlers } from './client/dashboard/index.ts';
import { emailHistoryResource } from './client/email-history/index.ts';
import { expenseTemplateResource } from './client/expense-template/index.ts';
import { leadResource } from './client/lead/index.ts';
import { marketingEmailResource } from './client/marketing-email/index.ts';
import { mediaResource } from './client/media/index.ts';
import { offerTemplateResource } from './client/offer-template/index.ts';
import { broadcastConfigurationResource } from './client/operation/broadcast-configuration/index.ts';
import { cashFlowForecastResource } from './client/operation/cash-flow-forecast/index.ts';
import { constructionResource } from './client/operation/construction/index.ts';
import { estimationResource } from './client/operation/estimation/index.ts';
import { financingResource } from './client/operation/financing/index.ts';
import { forecastResource } from './client/operation/forecast/index.ts';
import { operationHandlers } from './client/operation/index.ts';
import { notaryPurchaseResource } from './client/operation/notary-purchase/index.ts';
import { notarySalePaymentResource } from './client/operation/notary-sale-payment/index.ts';
import { notarySaleResource } from './client/operation/notary-sale/index.ts';
import { offerResource } from './client/operation/offer/index.ts';
import { projectResource } from './client/operation/project/index.ts';
import { saleContactResource } from './client/operation/sale-contact/index.ts';
import { saleResource } from './client/operation/sale/index.ts';
import { simulationResource } from './client/operation/simulation/index.ts';
import { terminationResource } from './client/operation/terminate/index.ts';
import { urbanPlanningResource } from './client/operation/urban-planning/index.ts';
import { visitResource } from './client/operation/visit/index.ts';
import { clientPartnerResource } from './client/partner/index.ts';
import { paymentTemplateResource } from './client/payment-template/index.ts';
import { planningResource } from './client/planning/index.ts';
import { profileResource } from './client/profile/index.ts';
import { quickSaleResource } from './client/quick-sale/index.ts';
import { rentalManagementResource } from './client/rental-management/index.ts';
import { reportingResource } from './client/reporting/index.ts';
import { shareResource } from './client/share/index.ts';
import { siteTemplateResource } from './client/site-template/index.ts';
import { smtpSettingResource } from './client/smtp-setting/index.ts';
import { sourcingResource } from './client/sourcing/index.ts';
import { stockResource } from './client/stock/index.ts';
import { subscriptionResource } from './client/subscription/index.ts';
import { supplierResource } from './client/supplier/index.ts';
import { taskResource } from './client/task/index.ts';
import { tenantHandlers } from './client/tenant/index.ts';
import { transactionResource } from './client/transaction/index.ts';
import { treasuryResource } from './client/treasury/index.ts';
import { userResource } from './client/user/index.ts';
import { communeHandlers } from './commune.ts';
import { companyHandlers } from './company.ts';
import { downloadHandlers } from './download.ts';
import { emailChangeHandlers } from './email-change.ts';
import { errorHandlers } from './error/report.ts';
import { cashFlowPaperHandlers } from './export/cash-flow-forecast.ts';
import { coverHandlers } from './export/cover.ts';
import { dossierStoreHandlers } from './export/dossier-store.ts';
import { dossierHandlers } from './export/dossier.ts';
import { estimationPaperHandlers } from './export/estimation.ts';
import { forecastsPaperHandlers } from './export/forecasts.ts';
import { frontPageHandlers } from './export/front-page.ts';
import { inseePaperHandlers } from './export/insee.ts';
import { marketingHandlers } from './export/marketing.ts';
import { photosHandlers } from './export/photos.ts';
import { presentationHandlers } from './export/presentation.ts';
import { profilePaperHandlers } from './export/profile/index.ts';
import { projectPaperHandlers } from './export/project.ts';
import { lotSheetHandlers } from './export/property-type/index.ts';
import { simulationExpensesHandlers } from './export/simulation/expenses.ts';
import { simulationPaperHandlers } from './export/simulation/index.ts';
import { simulationOverviewHandlers } from './export/simulation/overview.ts';
import { simulationProjectsHandlers } from './export/simulation/projects.ts';
import { simulationShowHandlers } from './export/simulation/show.ts';
import { simulationVirCollectionHandlers } from './export/simulation/vir-collection.ts';
import { simulationVirRevenuesHandlers } from './export/simulation/vir-revenues.ts';
import { stocksHandlers } from './export/stocks.ts';
import { visitPaperHandlers } from './export/visit/papers.ts';
import { fileHandlers } from './file.ts';
import { healthHandlers } from './health.ts';
import { historyHandlers } from './history/index.ts';
import { importHandlers } from './import/index.ts';
import { mailboxHandlers } from './mailbox.ts';
import { maintenanceHandlers } from './maintenance.ts';
import { notificationHandlers } from './notification/index.ts';
import { preferenceHandlers } from './preference.ts';
import { searchHandlers } from './search/index.ts';
import { shareHandlers } from './share/index.ts';
import { siteHandlers } from './site/index.ts';
import { successHandlers } from './success/index.ts';
import { supplierUploadHandlers } from './supplier/upload.ts';
import { termsResource } from './terms/index.ts';
import { unsubscribeResource } from './unsubscribe/index.ts';
import { utmResource } from './utm/index.ts';
import { viewHandlers } from './view/index.ts';
import { kpiViewHandlers } from './view/kpi.ts';
import { webhookResource } from './webhook/lead.ts';

/** What each route does. A route of the manifest without an entry here does not compile. */
export const handlers: RouteHandlers = {
  ...adminAccountHandlers,
  ...adminSearchHandlers,
  ...auditHandlers,
  ...binHandlers,
  ...broadcastingHandlers,
  ...bulkUndoHandlers,
  ...cashFlowPaperHandlers,
  ...clientAccountHandlers,
  ...communeHandlers,
  ...companyHandlers,
  ...confirmPasswordHandlers,
  ...coverHandlers,
  ...dashboardHandlers,
  ...dossierHandlers,
  ...dossierStoreHandlers,
  ...downloadHandlers,
  ...emailChangeHandlers,
  ...errorHandlers,
  ...estimationPaperHandlers,
  ...fileHandlers,
  ...forecastsPaperHandlers,
  ...frontPageHandlers,
  ...healthHandlers,
  ...historyHandlers,
  ...impersonateHandlers,
  ...importHandlers,
  ...inseePaperHandlers,
  ...invitationHandlers,
  ...kpiViewHandlers,
  ...lotSheetHandlers,
  ...mailboxHandlers,
  ...maintenanceHandlers,
  ...marketingHandlers,
  ...notificationHandlers,
  ...operationHandlers,
  ...passwordResetHandlers,
  ...photosHandlers,
  ...preferenceHandlers,
  ...presentationHandlers,
  ...profilePaperHandlers,
  ...projectPaperHandlers,
  ...registerHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...settingsMaintenanceHandlers,
  ...shareHandlers,
  ...signInHandlers,
  ...simulationExpensesHandlers,
  ...simulationOverviewHandlers,
  ...simulationPaperHandlers,
  ...simulationProjectsHandlers,
  ...simulationShowHandlers,
  ...simulationVirCollectionHandlers,
  ...simulationVirRevenuesHandlers,
  ...siteHandlers,
  ...stocksHandlers,
  ...successHandlers,
  ...supplierUploadHandlers,
  ...tenantHandlers,
  ...unlockHandlers,
  ...verifyEmailHandlers,
  ...viewHandlers,
  ...visitPaperHandlers,
  ...accountingCodeResource.handlers,
  ...adminAccountingCodeResource.handlers,
  ...adminActualityResource.handlers,
  ...adminBannerResource.handlers,
  ...adminBrandResource.handlers,
  ...adminCouponResource.handlers,
  ...adminDashboardResource.handlers,
  ...adminInvoiceResource.handlers,
  ...adminKpiResource.handlers,
  ...adminPartnerResource.handlers,
  ...adminProspectResource.handlers,
  ...adminRoleResource.handlers,
  ...adminSaleResource.handlers,
  ...adminSettingsResource.handlers,
  ...adminUserResource.handlers,
  ...adminUtmResource.handlers,
  ...advertFeedResource.handlers,
  ...bannerResource.handlers,
  ...broadcastConfigurationResource.handlers,
  ...cashFlowForecastResource.handlers,
  ...cityscanResource.handlers,
  ...clientActualityResource.handlers,
  ...clientBrandResource.handlers,
  ...clientPartnerResource.handlers,
  ...constructionResource.handlers,
  ...contactResource.handlers,
  ...emailHistoryResource.handlers,
  ...estimationResource.handlers,
  ...expenseTemplateResource.handlers,
  ...financeKpiResource.handlers,
  ...financingResource.handlers,
  ...forecastResource.handlers,
  ...leadResource.handlers,
  ...marketingEmailResource.handlers,
  ...mediaResource.handlers,
  ...miniSiteResource.handlers,
  ...notaryPurchaseResource.handlers,
  ...notarySalePaymentResource.handlers,
  ...notarySaleResource.handlers,
  ...offerResource.handlers,
  ...offerTemplateResource.handlers,
  ...operationKpiResource.handlers,
  ...pageVisitKpiResource.handlers,
  ...paymentTemplateResource.handlers,
  ...planningResource.handlers,
  ...profileResource.handlers,
  ...projectResource.handlers,
  ...quickSaleResource.handlers,
  ...rentalManagementResource.handlers,
  ...reportingResource.handlers,
  ...saleContactResource.handlers,
  ...saleKpiResource.handlers,
  ...saleResource.handlers,
  ...shareResource.handlers,
  ...simulationResource.handlers,
  ...siteTemplateResource.handlers,
  ...smtpSettingResource.handlers,
  ...sourcingResource.handlers,
  ...stockResource.handlers,
  ...subscriptionResource.handlers,
  ...supplierResource.handlers,
  ...taskResource.handlers,
  ...terminationResource.handlers,
  ...termsResource.handlers,
  ...transactionResource.handlers,
  ...treasuryResource.handlers,
  ...unsubscribeResource.handlers,
  ...urbanPlanningResource.handlers,
  ...userResource.handlers,
  ...utmResource.handlers,
  ...visitResource.handlers,
  ...webhookResource.handlers,
};
