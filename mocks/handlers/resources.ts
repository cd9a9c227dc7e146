// Generated from the files of this folder by "npm run routes -- generate": export a group, and it is listed.

import type { Resource } from '#mocks/server/resource.ts';
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
import { adminSettingsResource } from './admin/settings/index.ts';
import { adminUserResource } from './admin/user/index.ts';
import { adminUtmResource } from './admin/utm/index.ts';
import { advertFeedResource } from './advert-feed/index.ts';
import { bannerResource } from './banner/index.ts';
import { accountingCodeResource } from './client/accounting-code/index.ts';
import { clientActualityResource } from './client/actuality/index.ts';
import { clientBrandResource } from './client/brand/index.ts';
import { cityscanResource } from './client/cityscan/index.ts';
import { contactResource } from './client/contact/index.ts';
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
import { transactionResource } from './client/transaction/index.ts';
import { treasuryResource } from './client/treasury/index.ts';
import { userResource } from './client/user/index.ts';
import { termsResource } from './terms/index.ts';
import { unsubscribeResource } from './unsubscribe/index.ts';
import { utmResource } from './utm/index.ts';
import { webhookResource } from './webhook/lead.ts';

/** What every group of pages brings with it. */
export const resources: readonly Resource[] = [
  accountingCodeResource,
  adminAccountingCodeResource,
  adminActualityResource,
  adminBannerResource,
  adminBrandResource,
  adminCouponResource,
  adminDashboardResource,
  adminInvoiceResource,
  adminKpiResource,
  adminPartnerResource,
  adminProspectResource,
  adminRoleResource,
  adminSaleResource,
  adminSettingsResource,
  adminUserResource,
  adminUtmResource,
  advertFeedResource,
  bannerResource,
  broadcastConfigurationResource,
  cashFlowForecastResource,
  cityscanResource,
  clientActualityResource,
  clientBrandResource,
  clientPartnerResource,
  constructionResource,
  contactResource,
  emailHistoryResource,
  estimationResource,
  expenseTemplateResource,
  financeKpiResource,
  financingResource,
  forecastResource,
  leadResource,
  marketingEmailResource,
  mediaResource,
  miniSiteResource,
  notaryPurchaseResource,
  notarySalePaymentResource,
  notarySaleResource,
  offerResource,
  offerTemplateResource,
  operationKpiResource,
  pageVisitKpiResource,
  paymentTemplateResource,
  planningResource,
  profileResource,
  projectResource,
  quickSaleResource,
  rentalManagementResource,
  reportingResource,
  saleContactResource,
  saleKpiResource,
  saleResource,
  shareResource,
  simulationResource,
  siteTemplateResource,
  smtpSettingResource,
  sourcingResource,
  stockResource,
  subscriptionResource,
  supplierResource,
  taskResource,
  terminationResource,
  termsResource,
  transactionResource,
  treasuryResource,
  unsubscribeResource,
  urbanPlanningResource,
  userResource,
  utmResource,
  visitResource,
  webhookResource,
];
