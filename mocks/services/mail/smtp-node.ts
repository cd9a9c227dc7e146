import { createTransport } from 'nodemailer';
import type { MailAddress, Mailer } from './mailer.ts';

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
      await transport.sendMail({
        from: withoutNull(mail.from),
        to: withoutNull(mail.to),
        ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        ...(typeof mail.calendar === 'string' && {
          icalEvent: { method: methodOf(mail.calendar), content: mail.calendar },
        }),
        messageId: `<${mail.id}@${mail.from.address.split('@')[1] ?? 'localhost'}>`,
        // RFC 3834: keeps out-of-office answers away.
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(signal && { signal }),
      });
    },
  };
}

/** What the entry asks of a calendar: `REQUEST`, `CANCEL`. */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

const withoutNull = ({ address, name }: MailAddress): { address: string; name: string } => ({
  address,
  name: name ?? '',
});

function withTimeouts(url: string): string {
  const parsed = new URL(url);
  for (const key of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!parsed.searchParams.has(key)) parsed.searchParams.set(key, String(timeoutMs));
  }
  return parsed.href;
}
