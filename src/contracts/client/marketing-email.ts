import * as z from 'zod';
import { campaignChecks } from '#domain/relation/campaign-checks.ts';
import {
  campaignFaults,
  campaignStates,
  recipientStates,
  skipReasons,
} from '#domain/relation/campaign-states.ts';
import { emptyAudience } from '#domain/relation/campaign.ts';
import { conflict } from '../conflict.ts';
import { defineData, definePage } from '../define.ts';
import { choice, defineList, facet, period, type ListLink } from '../define-list.ts';
import { id, instant } from '../fields.ts';
import { downloadQuery } from '../list.ts';
import { exampleId, person } from '../shared.ts';
import {
  audienceCount,
  campaignAudience,
  campaignContent,
  exampleContent,
} from './marketing-email/payload.ts';

const totals = {
  recipientsCount: z.number().int(),
  sentCount: z.number().int(),
  bouncedCount: z.number().int(),
  unsubscribedCount: z.number().int(),
  /** Who agreed that openings be measured, among those written to. */
  measuredCount: z.number().int(),
  openedCount: z.number().int(),
  clicks: z.number().int(),
};

export const campaignRow = z.object({
  id,
  name: z.string(),
  subject: z.string(),
  status: z.enum(campaignStates),
  operation: person.nullable(),
  scheduledAt: instant.nullable(),
  sentAt: instant.nullable(),
  updatedAt: instant,
  ...totals,
});
export type CampaignRow = z.infer<typeof campaignRow>;

export const campaignList = defineList({
  row: campaignRow,
  filters: { status: choice(campaignStates), operationId: facet(), sentOn: period() },
  sorts: ['name', 'sentAt', 'updatedAt'],
  defaultSort: '-updatedAt',
});

export const campaignSteps = ['audience', 'contenu', 'verification', 'rapport'] as const;
export type CampaignStep = (typeof campaignSteps)[number];

/** What a link to the campaigns may ask for. */
export type Query = ListLink<typeof campaignList> & {
  readonly open?: string;
  readonly step?: CampaignStep;
};

const recipient = z.object({
  id,
  name: z.string(),
  email: z.string(),
  status: z.enum(recipientStates),
  skipReason: z.enum(skipReasons).nullable(),
  isUnsubscribed: z.boolean(),
});

const report = z.object({
  ...totals,
  queuedCount: z.number().int(),
  skippedCount: z.number().int(),
  /** Mails by day of Paris: those that left, and those that were seen to be opened. */
  days: z.array(z.object({ on: z.string(), sent: z.number().int(), opened: z.number().int() })),
  links: z.array(z.object({ href: z.string(), clicks: z.number().int() })),
  /** The first of them; the file has all. */
  recipients: z.array(recipient),
});
export type CampaignReport = z.infer<typeof report>;

const openCampaign = z.object({
  id,
  version: z.number().int(),
  status: z.enum(campaignStates),
  fault: z.enum(campaignFaults).nullable(),
  content: campaignContent,
  audience: campaignAudience,
  count: audienceCount,
  scheduledAt: instant.nullable(),
  isImmediate: z.boolean(),
  startedAt: instant.nullable(),
  sentAt: instant.nullable(),
  testedAt: instant.nullable(),
  testSentTo: z.array(z.string()),
  sender: z.string(),
  checks: z.array(z.object({ key: z.enum(campaignChecks), state: z.enum(['ok', 'doubtful', 'wrong']) })),
  scoreBps: z.number().int(),
  weightBytes: z.number().int(),
  report: report.nullable(),
  can: z.object({
    update: z.boolean(),
    test: z.boolean(),
    schedule: z.boolean(),
    takeBack: z.boolean(),
    pause: z.boolean(),
    resume: z.boolean(),
    duplicate: z.boolean(),
    archive: z.boolean(),
    delete: z.boolean(),
  }),
});
export type OpenCampaign = z.infer<typeof openCampaign>;

const template = z.object({ id, name: z.string() });
const choiceOf = z.object({ id, label: z.string() });

const exampleRow: CampaignRow = {
  id: exampleId,
  name: 'Avant-première',
  subject: 'Les Chais de la Bastide en avant-première',
  status: 'sent',
  operation: null,
  scheduledAt: '2026-11-12T09:00:00.000Z',
  sentAt: '2026-11-12T09:20:00.000Z',
  updatedAt: '2026-11-12T09:20:00.000Z',
  recipientsCount: 186,
  sentCount: 183,
  bouncedCount: 3,
  unsubscribedCount: 4,
  measuredCount: 74,
  openedCount: 30,
  clicks: 41,
};

export const marketingEmailPage = definePage({
  component: 'Client/MarketingEmail',
  query: campaignList.query.and(
    z.object({
      open: z.union([id, z.literal('')]).catch(''),
      step: z.enum(campaignSteps).nullable().catch(null),
    }),
  ),
  props: z.object({
    /** Null while a campaign is open. */
    list: campaignList.props.nullable(),
    step: z.enum(campaignSteps),
    campaign: openCampaign.nullable(),
    conflict: conflict.nullable(),
    templates: z.array(template),
    operations: z.array(choiceOf),
    /** What cards and audiences can name; empty while none is open. */
    lots: z.array(choiceOf),
    contacts: z.array(choiceOf),
    tags: z.array(z.string()),
    can: z.object({ create: z.boolean(), deleteTemplate: z.boolean() }),
  }),
  example: {
    list: campaignList.example(exampleRow),
    step: 'contenu',
    campaign: {
      id: exampleId,
      version: 1,
      status: 'draft',
      fault: null,
      content: exampleContent,
      audience: { ...emptyAudience, roles: [], tags: [], contactIds: [] },
      count: {
        eligible: 12,
        measurable: 4,
        noConsent: 20,
        unsubscribed: 1,
        suppressed: 0,
        duplicate: 0,
        invalid: 2,
      },
      scheduledAt: null,
      isImmediate: false,
      startedAt: null,
      sentAt: null,
      testedAt: null,
      testSentTo: [],
      sender: 'Garonne Patrimoine <no-reply@example.test>',
      checks: [{ key: 'subject', state: 'ok' }],
      scoreBps: 8000,
      weightBytes: 6200,
      report: null,
      can: {
        update: true,
        test: true,
        schedule: false,
        takeBack: false,
        pause: false,
        resume: false,
        duplicate: true,
        archive: true,
        delete: true,
      },
    },
    conflict: null,
    templates: [],
    operations: [],
    lots: [],
    contacts: [],
    tags: [],
    can: { create: true, deleteTemplate: true },
  },
});
export type MarketingEmailProps = z.infer<typeof marketingEmailPage.props>;

/** The filtered list as a file. */
export const campaignDownload = defineData({
  query: campaignList.downloadQuery,
  contentType: 'text/csv',
  example: { sort: '-updatedAt', format: 'csv' },
});

/** Everybody whom a campaign was meant for, with what became of it. */
export const campaignResults = defineData({
  query: z.object({ format: downloadQuery.format }),
  contentType: 'text/csv',
  example: { format: 'csv' },
});
