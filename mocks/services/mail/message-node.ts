import type { SendMailOptions } from 'nodemailer';
import type { MailAddress, OutgoingMail } from './mailer.ts';

/** A mail as nodemailer takes it. */
export const messageOf = (mail: OutgoingMail): SendMailOptions => ({
  from: withoutNull(mail.from),
  to: withoutNull(mail.to),
  ...(mail.replyTo !== null && { replyTo: mail.replyTo }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(typeof mail.calendar === 'string' && {
    icalEvent: { method: methodOf(mail.calendar), content: mail.calendar },
  }),
  ...(mail.attachment && {
    attachments: [
      {
        filename: mail.attachment.name,
        contentType: mail.attachment.contentType,
        content: Buffer.from(mail.attachment.bytes),
      },
    ],
  }),
  messageId: `<${mail.id}@${mail.from.address.split('@')[1] ?? 'localhost'}>`,
  headers: headersOf(mail),
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** RFC 3834 keeps out-of-office answers away; RFC 8058 lets a mail program unsubscribe its reader. */
const headersOf = ({ unsubscribe }: OutgoingMail): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.href}>, <mailto:${unsubscribe.address}?subject=unsubscribe>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** What the entry asks of a calendar: `REQUEST`, `CANCEL`. */
const methodOf = (calendar: string): string => /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH';

const withoutNull = ({ address, name }: MailAddress): { address: string; name: string } => ({
  address,
  name: name ?? '',
});
