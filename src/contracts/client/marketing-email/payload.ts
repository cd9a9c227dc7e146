import * as z from 'zod';
import { campaignBlockKinds, emptyAudience } from '#domain/relation/campaign.ts';
import { contactRoles } from '#domain/relation/contact.ts';
import { defineAction } from '../../define.ts';
import { day, id, recordVersion, requiredText } from '../../fields.ts';
import { exampleId } from '../../shared.ts';

const webAddress = z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]);

export const campaignBlock = z.object({
  kind: z.enum(campaignBlockKinds),
  text: z.string().max(4000),
  href: webAddress,
  src: webAddress,
  recordId: id.nullable(),
});

export const campaignAudience = z.object({
  mode: z.enum(['segment', 'list']),
  roles: z.array(z.enum(contactRoles)).max(20),
  tags: z.array(z.string().trim().min(1).max(60)).max(30),
  operationId: id.nullable(),
  contactIds: z.array(id).max(2000),
});

/** What a campaign says; a draft may lack anything but its name. */
export const campaignContent = z.object({
  name: requiredText(120),
  subject: z.string().trim().max(150),
  preheader: z.string().trim().max(120),
  throttlePerHour: z.number().int().min(10).max(5000),
  blocks: z.array(campaignBlock).max(40),
});
export type CampaignContent = z.infer<typeof campaignContent>;

export const campaignTarget = z.object({ audience: campaignAudience });
export type CampaignTarget = z.infer<typeof campaignTarget>;

export const exampleContent: CampaignContent = {
  name: 'Lots restants',
  subject: 'Derniers lots aux Chais de la Bastide',
  preheader: 'Trois appartements sont encore disponibles.',
  throttlePerHour: 500,
  blocks: [
    { kind: 'text', text: 'Bonjour {{contact.prenom|}},', href: '', src: '', recordId: null },
    { kind: 'button', text: 'Nous écrire', href: 'https://garonne.example/contact', src: '', recordId: null },
  ],
};

/** A new draft: empty, from a model, with cards of lots, for chosen contacts. */
export const storeCampaign = defineAction({
  payload: z.object({
    name: requiredText(120),
    templateId: id.nullable(),
    operationId: id.nullable(),
    lotIds: z.array(id).max(30),
    contactIds: z.array(id).max(2000),
  }),
  example: { name: 'Lots restants', templateId: null, operationId: null, lotIds: [], contactIds: [] },
});

/** Either of both steps of a draft. */
export const updateCampaign = defineAction({
  payload: campaignContent
    .partial()
    .extend({ audience: campaignAudience.optional(), version: recordVersion }),
  example: {
    ...exampleContent,
    audience: { ...emptyAudience, roles: ['buyer'], tags: [], contactIds: [] },
    version: 1,
  },
});

export const testCampaign = defineAction({
  payload: z.object({ emails: z.array(z.email().max(180)).min(1).max(5) }),
  example: { emails: ['hugo.lartigue@example.test'] },
});

/** When a campaign leaves: a day and an hour of Paris, or at once. */
export const scheduleCampaign = defineAction({
  payload: z.union([
    z.object({ isNow: z.literal(true) }),
    z.object({
      isNow: z.literal(false),
      on: day,
      at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    }),
  ]),
  example: { isNow: true },
});

/** Parts to be used again. */
export const storeTemplate = defineAction({
  payload: campaignContent
    .pick({ subject: true, preheader: true, blocks: true })
    .extend({ name: requiredText(80) }),
  example: { name: 'Nouveaux lots', subject: '', preheader: '', blocks: exampleContent.blocks },
});

/** What is asked without leaving the page: both answer in JSON. */
export const previewCampaign = defineAction({
  payload: campaignContent
    .pick({ subject: true, preheader: true, blocks: true })
    .extend({ look: z.enum(['light', 'dark']) }),
  example: { subject: 'Bonjour', preheader: '', blocks: exampleContent.blocks, look: 'light' as const },
});
export const previewAnswer = z.object({ html: z.string(), text: z.string(), weightBytes: z.number().int() });
export type PreviewAnswer = z.infer<typeof previewAnswer>;

export const countAudience = defineAction({
  payload: campaignTarget,
  example: { audience: { ...emptyAudience, roles: ['buyer'], tags: [], contactIds: [] } },
});
export const audienceCount = z.object({
  eligible: z.number().int(),
  /** Of these, who agreed that their openings be measured. */
  measurable: z.number().int(),
  noConsent: z.number().int(),
  unsubscribed: z.number().int(),
  suppressed: z.number().int(),
  duplicate: z.number().int(),
  invalid: z.number().int(),
});
export type AudienceCount = z.infer<typeof audienceCount>;
export const exampleCampaignId = exampleId;
