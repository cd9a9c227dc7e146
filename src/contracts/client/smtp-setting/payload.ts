import * as z from 'zod';
import { smtpEncryptions, smtpPorts } from '#domain/relation/smtp.ts';
import { defineAction } from '../../define.ts';
import { requiredText } from '../../fields.ts';

const address = z.email().max(180);
/** A name of the DNS: labels of letters, figures and hyphens (RFC 1123, 2.1). */
const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/);

/** What a company says of its mail server; an empty password keeps the stored one where that is allowed. */
export const smtpFields = z.object({
  host: hostName,
  port: z.union(smtpPorts.map((port) => z.literal(port))),
  encryption: z.enum(smtpEncryptions),
  username: requiredText(180),
  password: z.string().max(200),
  fromName: requiredText(80),
  fromEmail: address,
  replyTo: z.union([z.literal(''), address]),
  dailyLimit: z.number().int().min(1).max(100_000),
  /** Name of the key with which the provider signs. */
  dkimSelector: z
    .string()
    .trim()
    .max(63)
    .regex(/^([a-z\d](?:[a-z\d._-]*[a-z\d])?)?$/i),
});
export type SmtpFields = z.infer<typeof smtpFields>;

/** The same as a form starts from. */
export const smtpValues = smtpFields.extend({
  host: z.string(),
  port: z.number().int(),
  username: z.string(),
  fromName: z.string(),
  fromEmail: z.string(),
  replyTo: z.string(),
});
export type SmtpValues = z.infer<typeof smtpValues>;

export const exampleSmtp = {
  host: 'ssl0.ovh.net',
  port: 465 as const,
  encryption: 'tls' as const,
  username: 'contact@garonne.example',
  password: 'un mot de passe d’application',
  fromName: 'Garonne Patrimoine',
  fromEmail: 'contact@garonne.example',
  replyTo: '',
  dailyLimit: 500,
  dkimSelector: '',
};

/** Version 0: nothing was kept when the form was read. */
export const updateSmtp = defineAction({
  payload: smtpFields.extend({ version: z.number().int().min(0).max(2_147_483_646) }),
  example: { ...exampleSmtp, version: 0 },
});

export const testSmtp = defineAction({
  payload: z.object({ to: address }),
  example: { to: 'hugo.lartigue@example.test' },
});
