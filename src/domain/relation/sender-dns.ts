import { domainOf, smtpPresets, type DnsCheck } from './smtp.ts';

/** Who sends, and through which server. */
export interface SenderNames {
  readonly fromEmail: string;
  readonly host: string;
  /** Name of the signing key; null while nobody gave it. */
  readonly dkimSelector: string | null;
}

/** Names whose texts tell who may send for a domain; null where it cannot be known. */
export const dnsNames = ({ fromEmail, dkimSelector }: SenderNames) => {
  const domain = domainOf(fromEmail);
  return {
    spf: domain,
    dkim: dkimSelector === null ? null : `${dkimSelector}._domainkey.${domain}`,
    dmarc: `_dmarc.${domain}`,
  };
};

const includeOf = (host: string): string | null =>
  smtpPresets.find((preset) => preset.host === host)?.spfInclude ?? null;

/**
 * What the SPF record of a domain says (RFC 7208): there is exactly one, and it names whoever sends.
 *
 * @param texts the TXT records of the domain
 */
export function spfCheck(names: SenderNames, texts: readonly string[]): DnsCheck {
  const records = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const include = includeOf(names.host);
  const [record] = records;
  const expected = include === null ? null : `v=spf1 include:${include} ~all`;
  const check = { kind: 'spf' as const, name: dnsNames(names).spf, expected };
  if (record === undefined) return { ...check, state: 'missing', found: null };
  // Two of them are an error for every receiver (RFC 7208, 4.5).
  const isComplete =
    records.length === 1 && (include === null || record.toLowerCase().includes(`include:${include}`));
  return { ...check, state: isComplete ? 'found' : 'incomplete', found: records.join('\n') };
}

/** What the record of the signing key says (RFC 6376, 3.6.1): a key that was not withdrawn. */
export function dkimCheck(names: SenderNames, texts: readonly string[]): DnsCheck {
  const name = dnsNames(names).dkim ?? `…._domainkey.${domainOf(names.fromEmail)}`;
  const record = texts.find((text) => /(^|;)\s*p=/i.test(text));
  const check = { kind: 'dkim' as const, name, expected: null };
  if (record === undefined) return { ...check, state: 'missing', found: null };
  return { ...check, state: /(^|;)\s*p=[^;\s]/i.test(record) ? 'found' : 'incomplete', found: record };
}

/** What receivers are asked to do with mails that nobody vouches for (RFC 7489, 6.3). */
export function dmarcCheck(names: SenderNames, texts: readonly string[]): DnsCheck {
  const record = texts.find((text) => /^v=DMARC1(;|\s|$)/i.test(text));
  const check = {
    kind: 'dmarc' as const,
    name: dnsNames(names).dmarc,
    expected: `v=DMARC1; p=none; rua=mailto:${names.fromEmail}`,
  };
  if (record === undefined) return { ...check, state: 'missing', found: null };
  return {
    ...check,
    state: /;\s*p=(none|quarantine|reject)/i.test(record) ? 'found' : 'incomplete',
    found: record,
  };
}
