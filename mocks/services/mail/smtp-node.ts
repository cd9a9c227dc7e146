import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { messageOf } from './message-node.ts';

/** A mail server that does not answer in this time is tried again later. */
const timeoutMs = 20_000;

/**
 * Sends through a mail server.
 *
 * @param url `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`
 */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport(withTimeouts(url));
  return {
    leaves: true,
    send: async (mail, signal) => {
      await transport.sendMail({ ...messageOf(mail), ...(signal && { signal }) });
    },
  };
}

function withTimeouts(url: string): string {
  const parsed = new URL(url);
  for (const key of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!parsed.searchParams.has(key)) parsed.searchParams.set(key, String(timeoutMs));
  }
  return parsed.href;
}
