import * as z from 'zod';
import { exportSections } from '#domain/paper/sections.ts';
import { isFinancial } from '#domain/share/sections.ts';
import {
  hiddenFigures,
  maxShareFiles,
  maxShareOpenings,
  minShareCode,
  shareAudiences,
  shareNotices,
} from '#domain/share/share.ts';
import { hideableFields } from '#domain/share/personal.ts';
import { defineAction } from '../../define.ts';
import { day, id, optionalText, recordVersion, requiredText } from '../../fields.ts';

const code = z
  .string()
  .max(80)
  .refine((text) => text === '' || text.length >= minShareCode, {
    params: { code: 'tooShort', values: { min: minShareCode } },
  });

/** What a link shows, to whom, and for how long. */
const settings = z.object({
  sections: z.array(z.enum(exportSections)).max(exportSections.length),
  fileIds: z.array(id).max(maxShareFiles),
  hideAmounts: z.enum(hiddenFigures),
  hiddenFields: z.array(z.enum(hideableFields)).max(hideableFields.length),
  /** Asked for before anything is shown; empty for none, or for the one that there is. */
  code,
  expiresOn: day,
  allowDownload: z.boolean(),
  watermark: z.boolean(),
  maxOpenings: z.number().int().min(1).max(maxShareOpenings).nullable(),
  notice: z.enum(shareNotices),
});

const recipient = z.object({
  recipientName: requiredText(120),
  recipientEmail: z.email().max(190),
  audience: z.enum(shareAudiences),
  message: optionalText(2000),
});

type Chosen = Readonly<{ sections: readonly string[]; fileIds: readonly string[]; audience: string }>;

const isSomething = {
  check: ({ sections, fileIds }: Chosen) => sections.length + fileIds.length > 0,
  refusal: { path: ['sections'], params: { code: 'shareEmpty' } },
};
const isForReader = {
  check: ({ audience, sections }: Chosen) => audience !== 'buyer' || !sections.some(isFinancial),
  refusal: { path: ['sections'], params: { code: 'shareFinancial' } },
};

/** Makes a link, and sends it unless that is left to the person. */
export const storeShare = defineAction({
  payload: recipient
    .extend({ ...settings.shape, sendsMail: z.boolean() })
    .refine(isSomething.check, isSomething.refusal)
    .refine(isForReader.check, isForReader.refusal),
  example: {
    recipientName: 'Claire Besnard',
    recipientEmail: 'claire.besnard@example.test',
    audience: 'bank',
    message: 'Le dossier de financement, comme convenu.',
    sections: ['cover'],
    fileIds: [],
    hideAmounts: 'none',
    hiddenFields: [],
    code: 'chai-4712-bastide',
    expiresOn: '2026-12-20',
    allowDownload: true,
    watermark: true,
    maxOpenings: null,
    notice: 'first',
    sendsMail: true,
  },
});
export type SharePayload = z.output<typeof storeShare.payload>;

/** Changes what a link shows, and until when; its address stays. */
export const updateShare = defineAction({
  payload: settings
    .extend({ version: recordVersion, audience: z.enum(shareAudiences), removesCode: z.boolean() })
    .refine(isSomething.check, isSomething.refusal)
    .refine(isForReader.check, isForReader.refusal),
  example: {
    version: 1,
    audience: 'bank',
    sections: ['cover'],
    fileIds: [],
    hideAmounts: 'margin',
    hiddenFields: [],
    code: '',
    removesCode: false,
    expiresOn: '2026-12-20',
    allowDownload: false,
    watermark: true,
    maxOpenings: 5,
    notice: 'each',
  },
});
export type ShareUpdate = z.output<typeof updateShare.payload>;

/** The same link for somebody else: what it shows and its code stay. */
export const duplicateShare = defineAction({
  payload: recipient.pick({ recipientName: true, recipientEmail: true }),
  example: { recipientName: 'Marc Delmas', recipientEmail: 'marc.delmas@example.test' },
});
