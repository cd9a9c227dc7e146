import { kpiDimensions, type KpiDimensionName } from '#domain/audience/explorer/keys.ts';
import { departmentNames } from '#domain/geography/departments.ts';
import * as prospectMessages from '#messages/admin/prospect.ts';
import * as companyMessages from '#messages/company.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { messagesFor } from '#messages/locale.ts';
import type { Database } from '#mocks/db/database.ts';
import { brands, plans } from '#mocks/db/schema/index.ts';

/** What parts of figures are called: offers, networks, trades, departments, words of a source. */
export async function readPartNames(
  db: Database,
  locale: 'fr' | 'en',
): Promise<(dimension: KpiDimensionName, part: string) => string> {
  const named = new Map<string, string>();
  for (const { id, name } of await db.select({ id: plans.id, name: plans.name }).from(plans)) {
    named.set(`plan|${id}`, name);
  }
  for (const { id, name } of await db.select({ id: brands.id, name: brands.name }).from(brands)) {
    named.set(`brand|${id}`, name);
  }
  const { activity } = messagesFor(locale, companyMessages);
  for (const [id, name] of Object.entries(activity)) named.set(`activity|${id}`, name);
  for (const [code, name] of Object.entries(departmentNames))
    named.set(`department|${code}`, `${code} ${name}`);
  const { source } = messagesFor(locale, prospectMessages).choices;
  for (const [id, name] of Object.entries(source)) named.set(`source|${id}`, name);
  const { unknownPart } = messagesFor(locale, kpiMessages);
  for (const dimension of kpiDimensions) named.set(`${dimension}|`, unknownPart[dimension]);
  return (dimension, part) => named.get(`${dimension}|${part}`) ?? part;
}
