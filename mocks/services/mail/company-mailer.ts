import type { OutgoingMail } from './mailer.ts';

/** Why a mail server did not take a mail. */
export type MailServerFault =
  | 'forbiddenHost'
  | 'unknownHost'
  | 'wrongPassword'
  | 'timeout'
  | 'noEncryption'
  | 'refused'
  | 'unreachable'
  | 'demonstration';

/** A company's own mail server. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly encryption: 'tls' | 'starttls';
  readonly username: string;
  readonly password: string;
}

/** Why a company's mail server did not take a mail. */
export class MailServerError extends Error {
  override readonly name = 'MailServerError';
  readonly fault: MailServerFault;
  /** Reply code of the server; null without an answer. */
  readonly responseCode: number | null;
  /** What was said until then, without secrets. */
  readonly transcript: readonly string[];

  constructor(
    message: string,
    details: {
      readonly fault: MailServerFault;
      readonly responseCode?: number | null;
      readonly transcript?: readonly string[];
    },
  ) {
    super(message);
    this.fault = details.fault;
    this.responseCode = details.responseCode ?? null;
    this.transcript = details.transcript ?? [];
  }
}

/** Takes mails to the mail servers of companies. */
export interface CompanyMailer {
  /** Whether a host may be reached at all; looked at again at each mail. */
  judge(host: string): Promise<'public' | 'closed' | 'unknown'>;
  /**
   * @returns what was said, without secrets
   * @throws MailServerError
   */
  send(server: MailServer, mail: OutgoingMail, signal?: AbortSignal): Promise<readonly string[]>;
}

/** Where no server is to be reached: the demonstration within a browser. */
export const noCompanyMailer: CompanyMailer = {
  judge: () => Promise.resolve('public'),
  send: () =>
    Promise.reject(new MailServerError('no mail server can be reached', { fault: 'demonstration' })),
};
