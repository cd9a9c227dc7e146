/** How the conversation with a mail server is kept secret: from the start, or after it has begun. */
export const smtpEncryptions = ['tls', 'starttls'] as const;
export type SmtpEncryption = (typeof smtpEncryptions)[number];

/** Ports on which mail servers take mails of their clients. */
export const smtpPorts = [465, 587, 25] as const;

/** Mail servers through which a company's mails go, or the platform's. */
export const mailRoutes = ['platform', 'company'] as const;
export type MailRoute = (typeof mailRoutes)[number];

/** Why a test of a mail server failed. */
export const smtpFaults = [
  'forbiddenHost',
  'unknownHost',
  'wrongPassword',
  'timeout',
  'noEncryption',
  'refused',
  'unreachable',
  'demonstration',
] as const;
export type SmtpFault = (typeof smtpFaults)[number];

/** What the DNS of the sender's domain says of who may send in its name. */
export const dnsKinds = ['spf', 'dkim', 'dmarc'] as const;
export type DnsKind = (typeof dnsKinds)[number];

/** One look at the DNS. */
export interface DnsCheck {
  readonly kind: DnsKind;
  /** Name of the record. */
  readonly name: string;
  readonly state: 'found' | 'missing' | 'incomplete';
  /** What was found. */
  readonly found: string | null;
  /** What the record should hold; null where the provider alone knows it. */
  readonly expected: string | null;
}

/** A provider's mail server, to be filled in at a press. Not read from the providers: to be checked by whoever uses it. */
export interface SmtpPreset {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly port: (typeof smtpPorts)[number];
  readonly encryption: SmtpEncryption;
  /** What its SPF record includes. */
  readonly spfInclude: string;
}

export const smtpPresets: readonly SmtpPreset[] = [
  {
    id: 'ovh',
    name: 'OVHcloud',
    host: 'ssl0.ovh.net',
    port: 465,
    encryption: 'tls',
    spfInclude: 'mx.ovh.com',
  },
  {
    id: 'gandi',
    name: 'Gandi',
    host: 'mail.gandi.net',
    port: 465,
    encryption: 'tls',
    spfInclude: '_mailcust.gandi.net',
  },
  {
    id: 'microsoft',
    name: 'Microsoft 365',
    host: 'smtp.office365.com',
    port: 587,
    encryption: 'starttls',
    spfInclude: 'spf.protection.outlook.com',
  },
  {
    id: 'google',
    name: 'Google Workspace',
    host: 'smtp.gmail.com',
    port: 465,
    encryption: 'tls',
    spfInclude: '_spf.google.com',
  },
  {
    id: 'infomaniak',
    name: 'Infomaniak',
    host: 'mail.infomaniak.com',
    port: 465,
    encryption: 'tls',
    spfInclude: 'spf.infomaniak.ch',
  },
];

/** The part of an address after the sign, in small letters; empty for what is no address. */
export const domainOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  return at < 0
    ? ''
    : address
        .slice(at + 1)
        .trim()
        .toLowerCase();
};

/** Hours for which what the DNS said is taken as it is. */
export const dnsLifeHours = 24;

/** True when the password that is kept belongs to another server or another account. */
export const asksPasswordAgain = (
  before: { readonly host: string; readonly port: number; readonly username: string },
  now: { readonly host: string; readonly port: number; readonly username: string },
): boolean => before.host !== now.host || before.port !== now.port || before.username !== now.username;
