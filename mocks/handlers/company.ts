import { companyIndex, type FoundCompany } from '#contracts/company.ts';
import { parseSiren } from '#domain/identity/siren.ts';
import { frenchVatNumber } from '#domain/identity/vat-number.ts';
import type { SignedInContext } from '#mocks/server/context.ts';
import { HttpFailure } from '#mocks/server/failures.ts';
import { json, signedInData, type RouteHandlers } from '#mocks/server/handler.ts';
import { hitThrottle } from '#mocks/server/throttle.ts';
import {
  CompanyDirectoryError,
  type FoundCompany as Registered,
} from '#mocks/services/companies/directory.ts';

/** Companies that one answer holds at most. */
const maxAnswers = 8;
/** Searches a minute of one person: the register is asked by the whole installation. */
const perMinute = 60;
/** Seconds after which a register that did not answer is worth asking again. */
const retryS = 5;

/** Handler of `company.index`: the register of companies, for the forms that name one. */
export const companyHandlers = {
  'company.index': signedInData(companyIndex, async (context, { q }) => {
    const { companies } = context.deps;
    if (companies === null) return json({ source: 'none', items: [] });
    const source = companies.isDemonstration ? 'demonstration' : 'register';
    if (q.length < 3) return json({ source, items: [] });
    const wait = await hitThrottle(context.deps, `company:${context.actor.user.id}`, perMinute, 60);
    if (wait !== null) throw new HttpFailure(429, 'too many searches', wait);
    return json({ source, items: (await found(context, q)).map(shown) });
  }),
} satisfies Partial<RouteHandlers>;

/** @throws HttpFailure 503 when the register does not answer */
async function found({ deps }: SignedInContext, q: string): Promise<readonly Registered[]> {
  try {
    return (await deps.companies?.search(q, maxAnswers)) ?? [];
  } catch (error) {
    if (!(error instanceof CompanyDirectoryError)) throw error;
    deps.log.warn('the register of companies did not answer', { error: error.message });
    throw new HttpFailure(503, 'the register of companies did not answer', retryS);
  }
}

function shown(company: Registered): FoundCompany {
  const siren = parseSiren(company.siren);
  return {
    ...company,
    officers: company.officers.map((officer) => ({ ...officer })),
    vatNumber: siren === null ? null : frenchVatNumber(siren),
  };
}
