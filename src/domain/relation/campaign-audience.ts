import type { SkipReason } from './campaign-states.ts';
import type { ContactKind } from './contact.ts';

/** What decides whether somebody may be written to. */
export interface AudienceFacts {
  readonly kind: ContactKind;
  readonly email: string | null;
  readonly doesNotWish: boolean;
  /** What was last said of prospecting by e-mail; null when nothing was. */
  readonly consent: boolean | null;
  /** Why nothing is sent to the address; null without a reason. */
  readonly suppression: 'bounced' | 'unsubscribed' | null;
}

/**
 * Why somebody gets no campaign; null for who may. People must have agreed beforehand; a firm is written to for what
 * concerns its work unless it refused (article L34-5 du code des postes et des communications électroniques).
 */
export function skipReasonOf(facts: AudienceFacts): SkipReason | null {
  if (facts.email === null || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(facts.email)) return 'invalid';
  if (facts.suppression === 'unsubscribed') return 'unsubscribed';
  if (facts.suppression === 'bounced') return 'suppressed';
  if (facts.doesNotWish || facts.consent === false) return 'noConsent';
  return facts.kind === 'company' || facts.consent === true ? null : 'noConsent';
}

/** Each of a list with why it is left out; an address is written to once. */
export function judgedAudience<Person extends { readonly facts: AudienceFacts }>(
  people: readonly Person[],
): { readonly person: Person; readonly reason: SkipReason | null }[] {
  const taken = new Set<string>();
  return people.map((person) => {
    const reason = skipReasonOf(person.facts);
    if (reason !== null) return { person, reason };
    const address = (person.facts.email ?? '').trim().toLowerCase();
    if (taken.has(address)) return { person, reason: 'duplicate' as const };
    taken.add(address);
    return { person, reason: null };
  });
}
