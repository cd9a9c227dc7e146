/** What kind of mail a company has sent: to others in its name, with a link or lots, or by the platform. */
export const mailOrigins = ['transactional', 'share', 'campaign', 'system'] as const;
export type MailOrigin = (typeof mailOrigins)[number];

/** What became of a mail, as it is kept. */
export const mailStatuses = ['queued', 'sent', 'bounced', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** What became of a mail, as it is told: one that waits for another attempt is deferred. What is to be mended stands first. */
export const mailStates = ['bounced', 'failed', 'deferred', 'queued', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

/** Why nothing more is sent to an address. */
export const suppressionReasons = ['bounced', 'unsubscribed'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** A mail waits for its next attempt once one has failed. */
export const mailState = ({
  status,
  attempts,
}: {
  readonly status: MailStatus;
  readonly attempts: number;
}): MailState => (status === 'queued' && attempts > 0 ? 'deferred' : status);

/** What the answer of a mail server means for people. */
export const mailProblems = [
  'unknownAddress',
  'mailboxFull',
  'refusedAsSpam',
  'refusedSender',
  'tooLarge',
  'wrongPassword',
  'busy',
  'unreachable',
  'other',
] as const;
export type MailProblem = (typeof mailProblems)[number];

const byCode: Readonly<Record<number, MailProblem>> = {
  421: 'busy',
  450: 'busy',
  451: 'busy',
  452: 'mailboxFull',
  530: 'wrongPassword',
  535: 'wrongPassword',
  550: 'unknownAddress',
  551: 'unknownAddress',
  552: 'mailboxFull',
  553: 'unknownAddress',
  554: 'refusedAsSpam',
};

/**
 * What a server's answer means (RFC 5321, replies; RFC 3463, enhanced codes, which say more where there are any).
 *
 * @param code null where the server gave none: it was not reached
 */
export function mailProblem(code: number | null, detail: string | null): MailProblem {
  const enhanced = /\b[45]\.(\d{1,3}\.\d{1,3})\b/.exec(detail ?? '')?.[1];
  if (enhanced === '2.2') return 'mailboxFull';
  if (enhanced === '3.4' || enhanced === '2.3') return 'tooLarge';
  if (enhanced === '7.1') return 'refusedAsSpam';
  if (enhanced === '1.7' || enhanced === '1.8') return 'refusedSender';
  if (code === null) return 'unreachable';
  return byCode[code] ?? 'other';
}

/** A refusal for good of the address itself: another attempt would not change it. */
export const isHardBounce = (code: number | null, detail: string | null): boolean =>
  code !== null && code >= 550 && code < 560 && mailProblem(code, detail) === 'unknownAddress';

/** An address as a list of refused ones shows it: « h•••@example.test ». */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '•••' : `${address.slice(0, 1)}•••${address.slice(at)}`;
}
