/** Days within which the same person on the same lot asks for the same. */
export const duplicateDays = 7;
const dayMs = 86_400_000;

/** A request as far as it can be recognised. */
export interface KnownLead {
  readonly id: string;
  readonly email: string | null;
  readonly phones: readonly string[];
  readonly lotId: string | null;
  readonly receivedAt: Date;
}

/** The earlier request that a new one repeats: the same e-mail or telephone, the same lot, within seven days; else null. */
export function duplicateOf<Lead extends KnownLead>(
  lead: Omit<KnownLead, 'id'>,
  known: readonly Lead[],
): Lead | null {
  const since = lead.receivedAt.getTime() - duplicateDays * dayMs;
  const email = lead.email?.toLowerCase() ?? null;
  return (
    known.find(
      (other) =>
        other.lotId === lead.lotId &&
        other.receivedAt.getTime() >= since &&
        other.receivedAt.getTime() <= lead.receivedAt.getTime() &&
        ((email !== null && other.email?.toLowerCase() === email) ||
          other.phones.some((phone) => lead.phones.includes(phone))),
    ) ?? null
  );
}
