import type { PageProps } from '#runtime/protocol/page-object.ts';

/** Who sent the link to a page, as its prop `sender` says. */
export interface LinkSender {
  readonly company: string;
  readonly logoHref: string | null;
  /** Whom the link was made for. */
  readonly recipient: string | null;
  /** Its last day, `YYYY-MM-DD`. */
  readonly endsOn: string | null;
}

/** The sender of a page's link; null where the page does not tell one: an error, a link that is no more. */
export function senderOf({ sender }: PageProps): LinkSender | null {
  if (typeof sender !== 'object' || sender === null) return null;
  const { company, logoHref, recipient, endsOn } = sender as Readonly<Record<string, unknown>>;
  if (typeof company !== 'string') return null;
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return { company, logoHref: textOf(logoHref), recipient: textOf(recipient), endsOn: textOf(endsOn) };
}
