import * as z from 'zod';
import { definePage } from '../define.ts';

export const errorPage = definePage({
  component: 'Error/Global',
  query: z.object({}),
  props: z.object({
    status: z.number().int(),
    /** Identifier to give to the support, also in the server's log. */
    requestId: z.string(),
    context: z.enum(['admin', 'client', 'guest']),
    /** Seconds to wait before the next try, for 429. */
    retryAfterS: z.number().int().nullable(),
    /**
     * What the status alone does not tell: the request had more fields than any form; or a link does not show the
     * page, is over, was revoked, was opened as often as it may be; or why somebody has not the right: their role, a
     * company that only reads, staff who only read in its name.
     */
    reason: z
      .enum([
        'fields',
        'link-page',
        'link-expired',
        'link-revoked',
        'link-spent',
        'right',
        'read-only',
        'impersonation',
      ])
      .nullable(),
    /** Who sent the link that does not open. */
    linkSender: z.string().nullable(),
  }),
  example: {
    status: 404,
    requestId: '01k8n3v5x7z9b1d3f5h7k9m1n3',
    context: 'client',
    retryAfterS: null,
    reason: null,
    linkSender: null,
  },
});
export type ErrorProps = z.infer<typeof errorPage.props>;
