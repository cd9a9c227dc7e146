import * as z from 'zod';
import { mailOrigins, mailStates, suppressionReasons } from '#domain/relation/mail.ts';
import { defineAction, defineData, definePage } from '../../define.ts';
import { choice, defineList, facet, period, type ListLink } from '../../define-list.ts';
import { id, instant, requiredText } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

/** A mail of the company as the list shows it. */
export const emailRow = z.object({
  id,
  /** On the clock of the trade. */
  writtenAt: instant,
  origin: z.enum(mailOrigins),
  subject: z.string(),
  /** Name where there is one, else the address. */
  recipient: z.string(),
  toAddress: z.string(),
  sender: z.string().nullable(),
  operation: z.string().nullable(),
  attachmentsCount: z.number().int(),
  state: z.enum(mailStates),
});
export type EmailRow = z.infer<typeof emailRow>;

export const emailList = defineList({
  row: emailRow,
  filters: {
    state: choice(mailStates),
    origin: choice(mailOrigins),
    operationId: facet(),
    contactId: facet(),
    senderId: facet(),
    writtenAt: period(),
  },
  sorts: ['writtenAt', 'subject'],
  defaultSort: '-writtenAt',
});

export type Query = ListLink<typeof emailList>;

/** An address that gets nothing more. */
const suppression = z.object({
  id,
  /** « h•••@example.test » */
  address: z.string(),
  reason: z.enum(suppressionReasons),
  at: instant,
});
export type SuppressionRow = z.infer<typeof suppression>;

export const emailHistoryIndexPage = definePage({
  component: 'Client/EmailHistory/Index',
  query: emailList.query,
  props: z.object({
    list: emailList.props,
    /** Of the last thirty days. */
    counts: z.object({
      sent: z.number().int(),
      waiting: z.number().int(),
      refused: z.number().int(),
    }),
    /** Null for people who may not let an address receive again. */
    suppressions: z.array(suppression).nullable(),
  }),
  example: {
    list: emailList.example({
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
    }),
    counts: { sent: 12, waiting: 1, refused: 1 },
    suppressions: [],
  },
});
export type EmailHistoryIndexProps = z.infer<typeof emailHistoryIndexPage.props>;

/** The filtered list as a file. */
export const emailDownload = defineData({
  query: emailList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: 'writtenAt', format: 'csv' },
});

/** Lets an address receive again, for a reason that the journal keeps. */
export const liftSuppression = defineAction({
  payload: z.object({ reason: requiredText(300) }),
  example: { reason: 'Adresse corrigée, confirmée par téléphone.' },
});
