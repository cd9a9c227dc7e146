import type * as z from 'zod';
import { errorPage } from '#contracts/error/global.ts';
import { maintenancePage } from '#contracts/error/maintenance.ts';
import type { PageContract } from '#contracts/define.ts';
import { sharedProps } from '#contracts/shared.ts';
import type { Answer, PageObject } from '../http/answer.ts';
import { textOf, type JsonObject } from '../json.ts';
import type { Subject } from '../subject.ts';
import { listFaults } from './lists.ts';
import { knownSecretsIn, secretsIn } from './secrets.ts';
import { strict } from './strict.ts';

/** The contract of each component that a server may show. */
export type PageContracts = ReadonlyMap<string, PageContract>;

/** Contracts by the component that they show, the error pages among them. */
export function pageContracts(subjects: readonly Subject[]): PageContracts {
  const contracts = subjects.flatMap(({ contract }) => (contract.kind === 'page' ? [contract] : []));
  return new Map(
    [errorPage, maintenancePage, ...contracts].map((contract) => [contract.component, contract]),
  );
}

/** What no page may be: off its contract, off the protocol, or telling what it must not. */
export function pageFaults(
  { page, headers, path, status, text }: Answer,
  contracts: PageContracts,
  hidden: { readonly secrets: readonly string[]; readonly foreignIds: ReadonlySet<string> },
): string[] {
  if (page === null) return ['la réponse n’est pas un objet de page (en-tête X-Inertia)'];
  return [
    ...headerFaults(headers),
    ...propsFaults(page, contracts),
    ...(page.url === path ? [] : [`url « ${page.url} » au lieu de « ${path} »`]),
    ...(page.component !== 'Error/Global' || page.props['status'] === status
      ? []
      : [`la page d’erreur dit ${textOf(page.props['status'])}, la réponse ${status}`]),
    ...listFaults(page.props),
    ...secretsIn(page.component, page.props),
    ...knownSecretsIn(page.component, text, hidden.secrets),
    ...foreignFaults(text.replaceAll(path, ''), hidden.foreignIds),
  ];
}

/** What no JSON answer may be: off its contract, or telling what it must not. */
export function bodyFaults(
  { text, path }: Answer,
  body: z.ZodType,
  hidden: { readonly secrets: readonly string[]; readonly foreignIds: ReadonlySet<string> },
): string[] {
  const answered = parsed(text);
  if (answered === null) return ['la réponse n’est pas du JSON'];
  return [
    ...issuesOf(body, answered.value),
    ...(isJsonObject(answered.value) ? secretsIn('JSON', answered.value) : []),
    ...knownSecretsIn(null, text, hidden.secrets),
    ...foreignFaults(text.replaceAll(path, ''), hidden.foreignIds),
  ];
}

function parsed(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function headerFaults(headers: Headers): string[] {
  const wanted: [name: string, part: RegExp][] = [
    ['x-inertia', /^true$/],
    ['vary', /x-inertia/i],
    ['cache-control', /no-store/],
    ['content-type', /^application\/json/],
  ];
  return wanted.flatMap(([name, part]) =>
    part.test(headers.get(name) ?? '') ? [] : [`en-tête ${name} : « ${headers.get(name) ?? 'absent'} »`],
  );
}

function propsFaults({ component, props }: PageObject, contracts: PageContracts): string[] {
  const contract = contracts.get(component);
  if (contract === undefined) return [`composant « ${component} » sans contrat`];
  const sharedKeys = Object.keys(sharedProps.shape);
  const isShared = ([key]: readonly [string, unknown]): boolean => sharedKeys.includes(key);
  const entries = Object.entries(props);
  return [
    ...issuesOf(contract.props, Object.fromEntries(entries.filter((entry) => !isShared(entry)))),
    ...issuesOf(sharedProps, Object.fromEntries(entries.filter(isShared))),
  ];
}

/** How many faults of one page are told; the rest is usually the same again. */
const maxIssues = 8;

function issuesOf(schema: z.ZodType, props: unknown): string[] {
  const { error } = strict(schema).safeParse(props);
  return (error?.issues ?? []).slice(0, maxIssues).map((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? ` (${issue.keys.join(', ')})` : '';
    return `« ${issue.path.join('.') || 'props'} » : ${issue.message}${keys}`;
  });
}

function foreignFaults(text: string, foreignIds: ReadonlySet<string>): string[] {
  if (foreignIds.size === 0) return [];
  const ids = text.match(/(?<![0-9a-z])[0-9a-hjkmnp-tv-z]{26}(?![0-9a-z])/g) ?? [];
  const foreign = [...new Set(ids)].filter((id) => foreignIds.has(id));
  return foreign.length === 0 ? [] : [`montre une autre société : ${foreign.slice(0, 3).join(', ')}`];
}
