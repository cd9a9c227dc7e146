import * as papers from '#generated/routes/export.ts';
import * as simulation from '#generated/routes/export/simulation.ts';
import { estimationId } from '#mocks/db/seed/estimations/index.ts';
import { operationId } from '#mocks/db/seed/operations/index.ts';
import { profileId } from '#mocks/db/seed/profiles/id.ts';
import { projectId } from '#mocks/db/seed/projects/ids.ts';
import { simulationId } from '#mocks/db/seed/simulations/index.ts';

const golden = operationId('T1', 'OP-2025-001');
const company = profileId('T1', 'company');
const person = profileId('T1', 'individual');
const study = simulationId('T1', 'OP-2025-001', 'Central');

/** The papers of a file for a bank, about the golden operation and those who carry it, with their addresses. */
export const bankPapers: readonly (readonly [component: string, path: string])[] = [
  ['Export/FrontPage', papers.frontPage(golden)],
  ['Export/Presentation', papers.presentation(golden)],
  ['Export/CompanyProfile', papers.companyProfile(company)],
  ['Export/IndividualProfile', papers.individualProfile(person)],
  ['Export/OrganisationChart', papers.organisationChart(company)],
  ['Export/Reference', papers.reference(person)],
  ['Export/PropertyAssets', papers.propertyAssets(person)],
  ['Export/FinancialAssets', papers.financialAssets(person)],
  ['Export/Insee', papers.insee(golden)],
  ['Export/Project', papers.project(projectId('T1', 'OP-2025-001', 'A'))],
  ['Export/Photos', papers.photos(golden)],
  ['Export/Estimation', papers.estimation(estimationId('T1', 'OP-2025-001', 'whole'))],
  ['Export/Simulation/Overview', simulation.overview(study)],
  ['Export/Simulation/Show', simulation.show(study)],
  ['Export/Simulation/Expenses', simulation.expenses(study)],
  ['Export/Simulation/Projects', simulation.projects(study)],
  ['Export/Simulation/VirRevenues', simulation.virRevenues(study)],
  ['Export/Simulation/VirCollection', simulation.virCollection(study)],
  ['Export/Forecasts', papers.forecasts(golden)],
  ['Export/CashFlowForecast', papers.cashFlowForecast(golden)],
];

/** What words tell of the margin of the golden operation, of its cost and of a lot of it, whatever the space. */
export const marginTexts = /138\s?960|1\s?011\s?0(?:39|40)|108\s?470|17\s?548|(?<!\d)(?:12,08|9,60)(?!\d)/u;
