import { accessPreparations } from './access.ts';
import { accountPreparations } from './account.ts';
import { binPreparations } from './bin.ts';
import { actualityPreparations } from './admin/actuality.ts';
import { prospectPreparations } from './admin/prospect.ts';
import { partnerPreparations } from './admin/partner.ts';
import { adminUserPreparations } from './admin/user.ts';
import { rolePreparations } from './admin/role.ts';
import { brandPreparations } from './admin/brand.ts';
import { adminMiniSitePreparations } from './admin/mini-site.ts';
import { couponPreparations } from './admin/coupon.ts';
import { settingsPreparations } from './admin/settings.ts';
import { kpiPreparations } from './admin/kpi.ts';
import { adminSalePreparations } from './admin/sale.ts';
import { utmPreparations } from './admin/utm.ts';
import { accountingCodePreparations } from './admin/accounting-code.ts';
import { treasuryPreparations } from './client/treasury.ts';
import { transactionPreparations } from './client/transaction.ts';
import { reportingPreparations } from './client/reporting.ts';
import { rentalPreparations } from './client/rental-management.ts';
import { companyAccountPreparations } from './client/accounting-code.ts';
import { broadcastConfigurationPreparations } from './client/broadcast-configuration.ts';
import { brandSpacePreparations } from './client/brand.ts';
import { cityscanPreparations } from './client/cityscan.ts';
import { contactPreparations } from './client/contact.ts';
import { leadPreparations } from './client/lead.ts';
import { mediaPreparations } from './client/media.ts';
import { financingPreparations } from './client/financing.ts';
import { cashFlowForecastPreparations } from './client/cash-flow-forecast.ts';
import { forecastPreparations } from './client/forecast.ts';
import { operationPreparations } from './client/operation.ts';
import { saleContactPreparations } from './client/sale-contact.ts';
import { salePreparations } from './client/sale.ts';
import { simulationPreparations } from './client/simulation.ts';
import { marketingEmailPreparations } from './client/marketing-email.ts';
import { quickSalePreparations } from './client/quick-sale.ts';
import { smtpSettingPreparations } from './client/smtp-setting.ts';
import { sourcingPreparations } from './client/sourcing.ts';
import { offerPreparations } from './client/offer.ts';
import { expenseTemplatePreparations } from './client/expense-template.ts';
import { offerTemplatePreparations } from './client/offer-template.ts';
import { paymentTemplatePreparations } from './client/payment-template.ts';
import { profilePreparations } from './client/profile.ts';
import { projectPreparations } from './client/project.ts';
import { propertyTypePreparations } from './client/property-type.ts';
import { subscriptionPreparations } from './client/subscription.ts';
import { supplierPreparations } from './client/supplier.ts';
import { sharePreparations } from './client/share.ts';
import { taskPreparations } from './client/task.ts';
import { notaryPurchasePreparations } from './client/notary-purchase.ts';
import { notarySalePaymentPreparations } from './client/notary-sale-payment.ts';
import { terminationPreparations } from './client/termination.ts';
import { notarySalePreparations } from './client/notary-sale.ts';
import { constructionPreparations } from './client/construction.ts';
import { siteTemplatePreparations } from './client/site-template.ts';
import { urbanPlanningPreparations } from './client/urban-planning.ts';
import { userPreparations } from './client/user.ts';
import { estimationPreparations } from './client/estimation.ts';
import { visitPreparations } from './client/visit.ts';
import { personalPreparations } from './personal.ts';
import type { Preparations } from './preparation.ts';

/** All preparations. A group of routes has its file here, at the path of its handlers. */
export const preparations: Preparations = {
  ...accessPreparations,
  ...accountPreparations,
  ...actualityPreparations,
  ...adminMiniSitePreparations,
  ...prospectPreparations,
  ...adminSalePreparations,
  ...partnerPreparations,
  ...binPreparations,
  ...brandSpacePreparations,
  ...accountingCodePreparations,
  ...adminUserPreparations,
  ...rolePreparations,
  ...brandPreparations,
  ...couponPreparations,
  ...settingsPreparations,
  ...kpiPreparations,
  ...utmPreparations,
  ...companyAccountPreparations,
  ...rentalPreparations,
  ...reportingPreparations,
  ...cityscanPreparations,
  ...contactPreparations,
  ...leadPreparations,
  ...mediaPreparations,
  ...smtpSettingPreparations,
  ...marketingEmailPreparations,
  ...financingPreparations,
  ...forecastPreparations,
  ...cashFlowForecastPreparations,
  ...operationPreparations,
  ...personalPreparations,
  ...saleContactPreparations,
  ...salePreparations,
  ...simulationPreparations,
  ...sourcingPreparations,
  ...offerPreparations,
  ...expenseTemplatePreparations,
  ...offerTemplatePreparations,
  ...paymentTemplatePreparations,
  ...profilePreparations,
  ...quickSalePreparations,
  ...projectPreparations,
  ...propertyTypePreparations,
  ...subscriptionPreparations,
  ...supplierPreparations,
  ...sharePreparations,
  ...taskPreparations,
  ...transactionPreparations,
  ...treasuryPreparations,
  ...estimationPreparations,
  ...notaryPurchasePreparations,
  ...notarySalePaymentPreparations,
  ...terminationPreparations,
  ...notarySalePreparations,
  ...constructionPreparations,
  ...broadcastConfigurationPreparations,
  ...siteTemplatePreparations,
  ...urbanPlanningPreparations,
  ...visitPreparations,
  ...userPreparations,
};
