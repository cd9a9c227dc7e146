import { initialSettings } from '#domain/platform/settings.ts';
import type { BlobStore } from '#mocks/services/files/blob-store.ts';
import type { Database } from '../database.ts';
import * as schema from '../schema/index.ts';
import { tableBlobs } from '../table-blobs.ts';
import { accountingCodeRows } from './accounting-codes.ts';
import { accountRows, type HashPassword, type PasswordSource } from './accounts.ts';
import { actualityRows } from './actualities.ts';
import { brandSeeds } from './brands.ts';
import { broadcastRows } from './broadcasts/index.ts';
import { cityscanRows } from './cityscan/index.ts';
import { demoStartsAt } from './clock.ts';
import { constructionRows } from './construction/index.ts';
import { contactRows } from './contacts/rows.ts';
import { couponRedemptionSeeds, couponSeeds } from './coupons.ts';
import { financingRows } from './financing/index.ts';
import { brandInvitationRows } from './brand-invitations.ts';
import { invitedRows } from './invitations.ts';
import { ledgerRows } from './ledger/index.ts';
import { invoiceRows, issuerSeed, nextNumbers } from './invoices.ts';
import { isSeeded } from './is-seeded.ts';
import { supportPlanDescriptionRows } from './support-plan-descriptions.ts';
import { leadRows } from './leads/index.ts';
import { seedMedia } from './media/index.ts';
import { seedOtherPictures } from './media/other-pictures.ts';
import { prospectRows } from './prospects.ts';
import { saleRows as subscriptionSaleRows } from './sales.ts';
import { seedPartners } from './partners/index.ts';
import { rentalRows } from './rental/index.ts';
import { reportRows } from './rental/reports.ts';
import { seedSale } from './sale/index.ts';
import { notaryPurchaseRows } from './notary-purchases/index.ts';
import { notarySaleRows } from './notary-sales/index.ts';
import { quickSaleRows } from './quick-sales.ts';
import { offerRows } from './offers/index.ts';
import { operationRows } from './operation-rows.ts';
import { pageVisitRows } from './page-hits.ts';
import { marketingRows } from './marketing-emails.ts';
import { mailRows } from './mails.ts';
import { operationSeeds } from './operations/index.ts';
import { paymentHistory } from './payments/history.ts';
import { planningEventRows } from './planning-events.ts';
import { profileRows } from './profiles/index.ts';
import { planSeeds } from './plans.ts';
import { projectRows } from './projects/index.ts';
import { simulationRows } from './simulations/index.ts';
import { siteRows } from './sites/index.ts';
import { smtpSettingRows } from './smtp-settings.ts';
import { shareRows } from './shares/index.ts';
import { sourcingRows } from './sourcing.ts';
import { subscriptionMovementSeeds } from './subscription-movements.ts';
import { subscriptionSeeds } from './subscriptions.ts';
import { supplierRows } from './suppliers/index.ts';
import { supplierRequestRows } from './suppliers/requests.ts';
import { taskRows } from './tasks.ts';
import { expenseTemplateRows } from './templates/expenses.ts';
import { templateRows } from './templates/index.ts';
import { tenantSeeds } from './tenants.ts';
import { inseeFigureRows } from './insee-figures.ts';
import { estimationRows } from './estimations/index.ts';
import { utmRows } from './utms.ts';
import { urbanPlanningRows } from './urban-planning/index.ts';
import { visitRows } from './visits/index.ts';

export interface SeedOptions {
  /** System time of the seeding: the demonstration's clock runs on from it. */
  now: Date;
  passwords: PasswordSource;
  hash: HashPassword;
  /** Where the files of the demonstration are kept; in the database itself unless given. */
  files?: Pick<BlobStore<Database>, 'put'>;
}

/** The database already holds demonstration data; nothing was written. */
export class AlreadySeededError extends Error {
  override readonly name = 'AlreadySeededError';

  constructor() {
    super(
      'La base contient déjà les données de démonstration. Repartez de zéro avec « npm run db -- reset ».',
    );
  }
}

/**
 * Fills a migrated, empty database with the demonstration, in one transaction. Only passwords and the
 * instant of seeding change from one time to the next.
 *
 * @throws AlreadySeededError
 */
export async function seedDemo(db: Database, options: SeedOptions): Promise<void> {
  if (await isSeeded(db)) throw new AlreadySeededError();
  const accounts = await accountRows(options.passwords, options.hash);
  const invited = await invitedRows(options.now);
  const asked = await brandInvitationRows(options.now);
  const operations = operationSeeds.map(operationRows);
  const contacts = contactRows();
  const borrowers = profileRows();
  const suppliers = supplierRows();
  const depositRequests = await supplierRequestRows();
  const templates = templateRows();
  const work = taskRows();
  const quickSales = quickSaleRows();
  const sourcing = sourcingRows();
  const news = actualityRows();
  const links = utmRows();
  const visits = visitRows();
  const courted = prospectRows();
  const sold = subscriptionSaleRows();
  const financing = financingRows();
  const estimated = estimationRows();
  const urban = urbanPlanningRows();
  const works = constructionRows();
  const offered = offerRows();
  const purchases = notaryPurchaseRows();
  const sales = notarySaleRows();
  const projects = projectRows();
  const simulations = simulationRows();
  const audience = pageVisitRows(options.now);
  const shared = await shareRows();
  const ledger = await ledgerRows();
  const rental = rentalRows();
  const mails = await mailRows();
  const pages = siteRows();
  const adverts = broadcastRows();
  const marketing = marketingRows();
  const requests = leadRows();

  await db.transaction(async (tx) => {
    await tx.insert(schema.plans).values(planSeeds);
    await tx.insert(schema.users).values(accounts.users);
    await tx.insert(schema.brands).values(brandSeeds);
    await tx.insert(schema.actualities).values(news.actualities);
    await tx.insert(schema.actualityReads).values(news.reads);
    await tx.insert(schema.accountingCodes).values(accountingCodeRows);
    await tx.insert(schema.utms).values(links.utms);
    await tx.insert(schema.utmHits).values(links.hits);
    await tx.insert(schema.coupons).values(couponSeeds);
    await tx.insert(schema.tenants).values(tenantSeeds);
    await tx.insert(schema.prospects).values(courted.prospects);
    await tx.insert(schema.prospectActivities).values(courted.activities);
    await tx.insert(schema.brandInvitations).values(asked);
    await tx.insert(schema.subscriptions).values(subscriptionSeeds);
    // The trigger knows them as they are now; the demonstration has a past.
    await tx.delete(schema.subscriptionMovements);
    await tx.insert(schema.subscriptionMovements).values(subscriptionMovementSeeds);
    await tx.insert(schema.couponRedemptions).values(couponRedemptionSeeds);
    await tx.insert(schema.invoices).values(invoiceRows);
    await tx.insert(schema.counters).values([...nextNumbers, ...sold.counters]);
    await tx.insert(schema.sales).values(sold.sales);
    await tx.insert(schema.saleTargets).values(sold.targets);
    await tx.insert(schema.contacts).values(contacts.contacts);
    await tx.insert(schema.contactExchanges).values(contacts.exchanges);
    await tx.insert(schema.contactConsents).values(contacts.consents);
    await tx.insert(schema.profiles).values(borrowers.profiles);
    await tx.insert(schema.operations).values(operations.map(({ operation }) => operation));
    await tx.insert(schema.propertyAssets).values(borrowers.properties);
    await tx.insert(schema.financialAssets).values(borrowers.holdings);
    await tx.insert(schema.profileReferences).values(borrowers.references);
    await tx.insert(schema.orgNodes).values(borrowers.nodes);
    await tx.insert(schema.profileDocuments).values(borrowers.papers);
    await tx.insert(schema.contactOperations).values(contacts.links);
    await tx.insert(schema.projects).values(projects.projects);
    await tx.insert(schema.lots).values(operations.flatMap(({ lots }) => lots));
    await tx.insert(schema.stateChanges).values(operations.flatMap(({ stateChanges }) => stateChanges));
    await tx.insert(schema.stateChanges).values(projects.stateChanges);
    await tx.insert(schema.simulations).values(simulations.simulations);
    await tx.insert(schema.stateChanges).values(simulations.stateChanges);
    await tx.insert(schema.operationNotes).values(operations.flatMap(({ notes }) => notes));
    await tx.insert(schema.suppliers).values(suppliers.suppliers);
    await tx.insert(schema.supplierDocumentRequests).values(depositRequests);
    await tx.insert(schema.supplierDocuments).values(suppliers.documents);
    await tx.insert(schema.supplierRatings).values(suppliers.ratings);
    await tx.insert(schema.supplierContacts).values(suppliers.contacts);
    await tx.insert(schema.paymentTemplates).values(templates.payment);
    await tx.insert(schema.expenseTemplates).values(expenseTemplateRows());
    await tx.insert(schema.offerTemplates).values(templates.offer);
    await tx.insert(schema.offerTemplateVersions).values(templates.versions);
    await tx.insert(schema.opportunities).values(sourcing.opportunities);
    await tx.insert(schema.quickSales).values(quickSales.sales);
    await tx.insert(schema.quickSaleDiagnostics).values(quickSales.reports);
    await tx.insert(schema.sourcingAlerts).values(sourcing.alerts);
    await tx.insert(schema.tasks).values(work.tasks);
    await tx.insert(schema.planningEvents).values(planningEventRows());
    await tx.insert(schema.taskComments).values(work.comments);
    await tx.insert(schema.shares).values(shared.shares);
    await tx.insert(schema.shareViews).values(shared.views);
    await tx.insert(schema.shareQuestions).values(shared.questions);
    await tx.insert(schema.outgoingMails).values(mails.mails);
    await tx.insert(schema.mailEvents).values(mails.events);
    await tx.insert(schema.suppressions).values(mails.suppressions);
    await tx.insert(schema.smtpSettings).values(smtpSettingRows());
    await tx.insert(schema.emailTemplates).values(marketing.templates);
    await tx.insert(schema.marketingEmails).values(marketing.campaigns);
    await tx.insert(schema.marketingRecipients).values(marketing.recipients);
    await tx.insert(schema.marketingLinks).values(marketing.links);
    await tx.insert(schema.visits).values(visits.visits);
    await tx.insert(schema.visitFindings).values(visits.findings);
    await tx.insert(schema.inseeFigures).values(inseeFigureRows());
    await tx.insert(schema.loans).values(financing.loans);
    await tx.insert(schema.drawdowns).values(financing.drawdowns);
    await tx.insert(schema.loanRepayments).values(financing.repayments);
    await tx.insert(schema.guarantees).values(financing.guarantees);
    await tx.insert(schema.equityInjections).values(financing.injections);
    await tx.insert(schema.stateChanges).values(financing.stateChanges);
    await tx.insert(schema.budgetLines).values(financing.budget);
    await tx.insert(schema.cashFlowEntries).values(financing.flows);
    await tx.insert(schema.budgetSnapshots).values(financing.snapshots);
    await tx.insert(schema.estimations).values(estimated.estimations);
    await tx.insert(schema.comparables).values(estimated.comparables);
    await tx.insert(schema.stateChanges).values(estimated.stateChanges);
    await tx.insert(schema.urbanPlannings).values(urban.zones);
    await tx.insert(schema.permits).values(urban.permits);
    await tx.insert(schema.preemptions).values(urban.declarations);
    await tx.insert(schema.stateChanges).values(urban.stateChanges);
    await tx.insert(schema.accountingCodes).values(ledger.codes);
    await tx.insert(schema.treasuryAccounts).values(ledger.accounts);
    await tx.insert(schema.transactionImports).values(ledger.statements);
    await tx.insert(schema.transactions).values(ledger.movements);
    await tx.insert(schema.transactionSplits).values(ledger.splits);
    await tx.insert(schema.matchRules).values(ledger.rules);
    await tx.insert(schema.lockedMonths).values(ledger.locked);
    await tx.insert(schema.treasuryForecasts).values(ledger.forecasts);
    await tx.insert(schema.treasurySnapshots).values(ledger.snapshots);
    await tx.insert(schema.contacts).values(rental.contacts);
    await tx.insert(schema.leases).values(rental.leases);
    await tx.insert(schema.rentRevisions).values(rental.revisions);
    await tx.insert(schema.rentCalls).values(rental.calls);
    await tx.insert(schema.rentPayments).values(rental.payments);
    await tx.insert(schema.savedReports).values(reportRows());
    await tx.insert(schema.constructionLots).values(works.lots);
    await tx.insert(schema.worksSituations).values(works.claims);
    await tx.insert(schema.milestoneCertificates).values(works.milestones);
    await tx.insert(schema.receptions).values(works.receptions);
    await tx.insert(schema.reserves).values(works.reserves);
    await tx.insert(schema.stateChanges).values(works.stateChanges);
    await tx.insert(schema.offers).values(offered.offers);
    await tx.insert(schema.stateChanges).values(offered.stateChanges);
    await tx.insert(schema.notaryPurchases).values(purchases.purchases);
    await tx.insert(schema.purchaseConditions).values(purchases.conditions);
    await tx.insert(schema.stateChanges).values(purchases.stateChanges);
    await tx.insert(schema.notarySales).values(sales.sales);
    await tx.insert(schema.notarySaleLots).values(sales.lots);
    await tx.insert(schema.notarySaleBuyers).values(sales.buyers);
    await tx.insert(schema.payments).values(sales.payments);
    await tx.insert(schema.paymentReceipts).values(sales.receipts);
    await tx.insert(schema.stateChanges).values(sales.stateChanges);
    await tx.insert(schema.stateChanges).values(paymentHistory(sales.payments, sales.receipts));
    await tx.insert(schema.cityscanScans).values(cityscanRows());
    await tx.insert(schema.memberships).values(accounts.memberships);
    await tx.insert(schema.pageHits).values(audience.hits);
    await tx.insert(schema.pageVisits).values(audience.visits);
    await tx.insert(schema.users).values(invited.users);
    await tx.insert(schema.memberships).values(invited.memberships);
    await tx.insert(schema.invitations).values(invited.invitations);
    await seedMedia(tx, options.files ?? tableBlobs, options.now);
    await seedOtherPictures(tx, options.files ?? tableBlobs, options.now);
    await tx.insert(schema.supportPlanDescriptions).values(supportPlanDescriptionRows());
    await seedPartners(tx, options.files ?? tableBlobs, options.now);
    await seedSale(tx);
    await tx.insert(schema.sites).values(pages.sites);
    await tx.insert(schema.siteVersions).values(pages.versions);
    await tx.insert(schema.siteDays).values(pages.days);
    await tx.insert(schema.broadcastConfigurations).values(adverts.configurations);
    await tx.insert(schema.broadcastLots).values(adverts.adverts);
    await tx.insert(schema.leadSources).values(requests.sources);
    await tx.insert(schema.portalLeads).values(requests.leads);
    await tx.insert(schema.leadActivities).values(requests.activities);
    await tx.insert(schema.brandMemberships).values(accounts.brandMemberships);
    await tx.insert(schema.membershipOperations).values(accounts.membershipOperations);
    await tx.insert(schema.settings).values([
      { key: 'demo', value: { accounts: accounts.demoAccounts } },
      { key: 'issuer', value: issuerSeed },
      { key: 'platform', value: { ...initialSettings, updatedAt: demoStartsAt } },
      { key: 'clock', value: { startsAt: demoStartsAt, seededAt: options.now.toISOString() } },
    ]);
  });
}
