import * as z from 'zod';
import { mailProblems, mailStates } from '#domain/relation/mail.ts';
import { defineAction, defineData, definePage } from '../../define.ts';
import { id, instant, optionalText } from '../../fields.ts';
import { exampleId } from '../../shared.ts';
import { emailRow } from './index.ts';

const address = z.email().max(190);

/** A step of a mail on its way. */
const emailStep = z.object({
  id,
  kind: z.enum(mailStates),
  at: instant,
  /** In plain words; null where nothing went wrong. */
  problem: z.enum(mailProblems).nullable(),
  /** What the server answered. */
  detail: z.string().nullable(),
});
export type EmailStep = z.infer<typeof emailStep>;

/** Another mail of the same chain. */
const related = z.object({ id, toAddress: z.string(), writtenAt: instant, state: z.enum(mailStates) });
export type RelatedEmail = z.infer<typeof related>;

/** Why a body cannot be read. */
export const bodyAbsences = ['purged', 'private'] as const;

/** Why a mail cannot be sent again as it is. */
export const resendObstacles = ['noBody', 'link', 'underWay'] as const;

export const emailHistoryShowPage = definePage({
  component: 'Client/EmailHistory/Show',
  query: z.object({}),
  props: z.object({
    email: emailRow.extend({
      from: z.string(),
      replyTo: z.string().nullable(),
      /** Null where the body is not kept, or is not the company’s to read. */
      body: z.object({ html: z.string(), text: z.string() }).nullable(),
      absence: z.enum(bodyAbsences).nullable(),
      /** The attached entry for a calendar. */
      hasCalendar: z.boolean(),
      contact: z.object({ id, name: z.string() }).nullable(),
      operationId: id.nullable(),
      steps: z.array(emailStep),
    }),
    /** The mail that it repeats, and those that repeat it. */
    chain: z.array(related),
    can: z.object({ resend: z.boolean(), forward: z.boolean() }),
    obstacle: z.enum(resendObstacles).nullable(),
  }),
  example: {
    email: {
      id: exampleId,
      writtenAt: '2026-11-19T15:30:00.000Z',
      origin: 'share',
      subject: '2 lots disponibles — Garonne Patrimoine',
      recipient: 'Mme Camille Forestier',
      toAddress: 'camille.forestier@example.test',
      sender: 'Hugo Lartigue',
      operation: 'Les Chais de la Bastide',
      attachmentsCount: 0,
      state: 'sent',
      from: 'Îlot <no-reply@example.test>',
      replyTo: 'hugo.lartigue@example.test',
      body: { html: '<!doctype html><p>Bonjour</p>', text: 'Bonjour' },
      absence: null,
      hasCalendar: false,
      contact: { id: exampleId, name: 'Mme Camille Forestier' },
      operationId: exampleId,
      steps: [{ id: exampleId, kind: 'sent', at: '2026-11-19T15:30:04.000Z', problem: null, detail: null }],
    },
    chain: [],
    can: { resend: true, forward: true },
    obstacle: null,
  },
});
export type EmailHistoryShowProps = z.infer<typeof emailHistoryShowPage.props>;

/** Sends a mail again as it is, to the same address unless another is given. */
export const resendEmail = defineAction({
  payload: z.object({ to: address.nullable().default(null) }),
  example: { to: null },
});

/** Sends what a mail said to somebody else, with a word of one’s own. */
export const forwardEmail = defineAction({
  payload: z.object({ to: address, note: optionalText(2000) }),
  example: { to: 'lea.pons@example.test', note: 'Pour information.' },
});

/** The entry for a calendar that went with a mail. */
export const emailCalendar = defineData({
  query: z.object({}),
  contentType: 'text/calendar',
  example: {},
});
