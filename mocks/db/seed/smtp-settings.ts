import { dkimCheck, dmarcCheck, spfCheck } from '#domain/relation/sender-dns.ts';
import type { NewSmtpSetting } from '../schema/index.ts';
import { personId } from './person-id.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenant-id.ts';

const sender = {
  host: 'ssl0.ovh.net',
  fromEmail: 'contact@garonne-patrimoine.example',
  dkimSelector: 'ovhmo-selector-1',
} as const;

/**
 * The mail server of the first company, whose password was refused and is to be entered again: the demonstration
 * sends nothing to anybody. The second company has none.
 */
export const smtpSettingRows = (): NewSmtpSetting[] => [
  {
    ...sender,
    id: seedId('smtp:T1'),
    tenantId: tenantId('T1'),
    port: 465,
    encryption: 'tls',
    username: 'contact@garonne-patrimoine.example',
    passwordSealed: null,
    passwordSetAt: null,
    fromName: 'Garonne Patrimoine',
    replyTo: null,
    dailyLimit: 500,
    dns: [
      spfCheck(sender, ['v=spf1 include:mx.ovh.com ~all']),
      dkimCheck(sender, []),
      dmarcCheck(sender, ['v=DMARC1; p=none; rua=mailto:contact@garonne-patrimoine.example']),
    ],
    dnsCheckedAt: new Date('2026-11-19T16:20:00Z'),
    testAskedAt: new Date('2026-11-19T16:24:00Z'),
    testedAt: new Date('2026-11-19T16:24:02Z'),
    isTestOk: false,
    testFault: 'wrongPassword',
    testCode: 535,
    testTranscript: [
      '← 220 ssl0.ovh.net ESMTP',
      '→ EHLO ilot.example',
      '← 250-ssl0.ovh.net\n250-SIZE 104857600\n250 AUTH LOGIN PLAIN',
      '→ AUTH PLAIN /* secret */',
      '← 535 5.7.8 Error: authentication failed',
    ],
    createdBy: personId('hugo.lartigue'),
    createdAt: new Date('2026-10-05T08:00:00Z'),
    updatedAt: new Date('2026-11-19T16:22:00Z'),
  },
];
