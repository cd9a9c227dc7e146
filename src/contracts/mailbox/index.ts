import * as z from 'zod';
import { definePage } from '../define.ts';
import { id, instant } from '../fields.ts';
import { listMeta, pageQuery } from '../list.ts';
import { exampleId } from '../shared.ts';

/** Everything the mailbox reads from its address. */
export const mailboxIndexQuery = z.object({ q: z.string().trim().max(120).catch(''), ...pageQuery });
export type MailboxIndexQuery = z.infer<typeof mailboxIndexQuery>;

/** What a link to the mailbox may ask for; `q` is part of a recipient's address. */
export interface Query {
  readonly q?: string;
  readonly page?: number;
  readonly perPage?: number;
}

export const mailRow = z.object({
  id,
  toAddress: z.string(),
  toName: z.string().nullable(),
  subject: z.string(),
  /** By the clock that the screens show. */
  writtenAt: instant,
});
export type MailRow = z.infer<typeof mailRow>;

/** The mails of a demonstration, newest first. */
export const mailboxIndexPage = definePage({
  component: 'Mailbox/Index',
  query: mailboxIndexQuery,
  props: z.object({
    mails: z.object({ items: z.array(mailRow), meta: listMeta }),
    query: mailboxIndexQuery,
  }),
  example: {
    mails: {
      items: [
        {
          id: exampleId,
          toAddress: 'lea.pons@example.test',
          toName: 'Léa',
          subject: 'Réinitialisez votre mot de passe — Îlot',
          writtenAt: '2026-11-20T08:00:00.000Z',
        },
      ],
      meta: { page: 1, perPage: 25, total: 1, pages: 1 },
    },
    query: { q: '', page: 1, perPage: 25 },
  },
});
export type MailboxIndexProps = z.infer<typeof mailboxIndexPage.props>;
