import type * as z from 'zod';
import type { RouteContract } from '#contracts/define.ts';
import type { RouteName } from '#generated/routes/names.ts';
import type { RouteRow } from '#generated/routes/row.ts';

/** A route with what it takes and answers. */
export interface Subject {
  readonly name: RouteName;
  readonly route: RouteRow;
  readonly contract: RouteContract;
  readonly method: string;
}

/** What a server says of its routes: handlers with their contract, under the names of the manifest. */
export type Contracts = Readonly<Record<string, { readonly contract?: RouteContract } | undefined>>;

/** A route that cannot be tested, and why; the run fails with it. */
export interface Gap {
  readonly name: string;
  readonly reason: string;
}

/** Every route of the manifest, and those that cannot be tested for want of a contract that fits. */
export function readSubjects(
  routes: readonly RouteRow[],
  contracts: Contracts,
): { subjects: readonly Subject[]; gaps: readonly Gap[] } {
  const subjects: Subject[] = [];
  const gaps: Gap[] = [];
  for (const route of routes) {
    const contract = contracts[route.name]?.contract;
    const reason = contract === undefined ? missingPart(contracts, route.name) : misfit(route, contract);
    if (reason !== null) gaps.push({ name: route.name, reason });
    if (contract === undefined) continue;
    subjects.push({ name: route.name as RouteName, route, contract, method: route.methods[0] ?? 'GET' });
  }
  return { subjects, gaps };
}

const missingPart = (contracts: Contracts, name: string): string =>
  contracts[name] === undefined
    ? 'sans fonction de traitement (mocks/handlers)'
    : 'sans contrat (src/contracts)';

/** Why a contract does not fit its route, or why its example is of no use; null when all is well. */
function misfit(route: RouteRow, contract: RouteContract): string | null {
  const isReading = route.methods.includes('GET');
  switch (contract.kind) {
    case 'page':
      if (contract.component !== route.page)
        return `son contrat montre ${contract.component}, le manifeste ${route.page ?? 'aucune page'}`;
      return exampleFault(contract.props, contract.example);
    case 'action':
      if (isReading) return 'une action ne répond pas à GET';
      return exampleFault(contract.payload, contract.example);
    case 'data':
      if (route.page !== undefined) return `le manifeste y montre ${route.page}, son contrat des données`;
      return exampleFault(contract.query, contract.example);
  }
}

function exampleFault(schema: z.ZodType, example: unknown): string | null {
  const result = schema.safeParse(example);
  if (result.success) return null;
  const [issue] = result.error.issues;
  return `l’exemple de son contrat est refusé en « ${issue?.path.join('.')} » : ${issue?.message}`;
}
