import * as z from 'zod';
import { dnsKinds, smtpFaults } from '#domain/relation/smtp.ts';
import { conflict } from '../conflict.ts';
import { definePage } from '../define.ts';
import { instant } from '../fields.ts';
import { exampleSmtp, smtpValues } from './smtp-setting/payload.ts';

const dnsCheck = z.object({
  kind: z.enum(dnsKinds),
  name: z.string(),
  state: z.enum(['found', 'missing', 'incomplete']),
  found: z.string().nullable(),
  expected: z.string().nullable(),
});

export const smtpSettingPage = definePage({
  component: 'Client/SmtpSetting',
  query: z.object({}),
  props: z.object({
    /** The password is always empty: it is never sent back. */
    values: smtpValues,
    /** 0 while the company has no server of its own. */
    version: z.number().int(),
    conflict: conflict.nullable(),
    password: z.object({ setAt: instant }).nullable(),
    /** How mails leave now. */
    sender: z.object({
      route: z.enum(['platform', 'company']),
      from: z.string(),
      replyTo: z.string().nullable(),
    }),
    verifiedAt: instant.nullable(),
    /** Mails that the server took today, and how many it may. */
    usage: z.object({ sent: z.number().int(), limit: z.number().int() }).nullable(),
    dns: z
      .object({
        checks: z.array(dnsCheck),
        at: instant,
        /** Older than a day. */
        isStale: z.boolean(),
      })
      .nullable(),
    isTesting: z.boolean(),
    test: z
      .object({
        at: instant,
        isOk: z.boolean(),
        fault: z.enum(smtpFaults).nullable(),
        code: z.number().int().nullable(),
        transcript: z.array(z.string()),
      })
      .nullable(),
    can: z.object({ update: z.boolean(), test: z.boolean(), checkDns: z.boolean() }),
  }),
  example: {
    values: { ...exampleSmtp, password: '' },
    version: 1,
    conflict: null,
    password: { setAt: '2026-11-02T09:00:00.000Z' },
    sender: { route: 'company', from: 'Garonne Patrimoine <contact@garonne.example>', replyTo: null },
    verifiedAt: '2026-11-02T09:05:00.000Z',
    usage: { sent: 12, limit: 500 },
    dns: {
      checks: [
        {
          kind: 'spf',
          name: 'garonne.example',
          state: 'found',
          found: 'v=spf1 include:mx.ovh.com ~all',
          expected: 'v=spf1 include:mx.ovh.com ~all',
        },
      ],
      at: '2026-11-19T09:00:00.000Z',
      isStale: true,
    },
    isTesting: false,
    test: {
      at: '2026-11-02T09:05:00.000Z',
      isOk: true,
      fault: null,
      code: null,
      transcript: ['← 220 ssl0.ovh.net ESMTP', '→ QUIT'],
    },
    can: { update: true, test: true, checkDns: true },
  },
});
export type SmtpSettingProps = z.infer<typeof smtpSettingPage.props>;
export type { DnsCheck } from '#domain/relation/smtp.ts';
