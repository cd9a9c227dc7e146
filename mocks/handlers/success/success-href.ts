import type { SuccessQuery } from '#contracts/success/global.ts';
import type { Outcome } from '#domain/outcome/outcome.ts';
import { show } from '#generated/routes/success.ts';
import type { RequestContext } from '#mocks/server/context.ts';
import { parisDay } from '#mocks/server/paris-day.ts';

/** Whoever keeps a confirmation can come back to it for a day. */
const lifeS = 86_400;

type SignedOutcome = Omit<SuccessQuery, 'sceau'>;

const signedText = (outcome: string, { reference, date, montant, retour, jusque }: SignedOutcome): string =>
  ['success', outcome, reference, date, String(montant ?? ''), retour, String(jusque)].join('\n');

/** What a confirmation may say beside its own text. */
export interface Confirmed {
  /** A number or a name to keep. */
  readonly reference?: string;
  readonly amountCents?: number;
  /** Where the person goes on, by a route builder. */
  readonly back?: string;
}

/** The address of a confirmation, signed: an action ends with it, and showing it again repeats nothing. */
export async function successHref(
  { deps }: Pick<RequestContext, 'deps'>,
  outcome: Outcome,
  { reference = '', amountCents, back = '' }: Confirmed = {},
): Promise<string> {
  const signed: SignedOutcome = {
    reference,
    date: parisDay(deps.clock.businessNow()),
    montant: amountCents ?? null,
    retour: back,
    jusque: Math.floor(deps.clock.systemNow().getTime() / 1000) + lifeS,
  };
  const { date, jusque } = signed;
  const query = {
    ...(reference !== '' && { reference }),
    date,
    ...(amountCents !== undefined && { montant: amountCents }),
    ...(back !== '' && { retour: back }),
    jusque,
    sceau: await deps.signer.sign(signedText(outcome, signed)),
  };
  return show({ outcome }, { query });
}

/** True when we wrote the address, and it is still good. */
export async function isOurs(
  { deps }: Pick<RequestContext, 'deps'>,
  outcome: string,
  { sceau, ...signed }: SuccessQuery,
): Promise<boolean> {
  if (signed.jusque * 1000 <= deps.clock.systemNow().getTime()) return false;
  return deps.signer.verify(signedText(outcome, signed), sceau);
}
