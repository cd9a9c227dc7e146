import * as z from 'zod';
import { definePage } from '../define.ts';
import { exampleId } from '../shared.ts';
import { mailRow } from './index.ts';

/** One mail of a demonstration, as its reader would see it. */
export const mailboxShowPage = definePage({
  component: 'Mailbox/Show',
  query: z.object({}),
  props: z.object({
    mail: mailRow.extend({ from: z.string(), html: z.string(), text: z.string() }),
  }),
  example: {
    mail: {
      id: exampleId,
      toAddress: 'lea.pons@example.test',
      toName: 'Léa',
      subject: 'Réinitialisez votre mot de passe — Îlot',
      writtenAt: '2026-11-20T08:00:00.000Z',
      from: 'Îlot <no-reply@example.test>',
      html: '<!doctype html><p>Bonjour</p>',
      text: 'Bonjour',
    },
  },
});
export type MailboxShowProps = z.infer<typeof mailboxShowPage.props>;
