import * as z from 'zod';
import { defineAction } from '../define.ts';
import { imageFile, exampleImage, megabyte } from '../files.ts';
import { optionalText, recordVersion, requiredText } from '../fields.ts';
import { optionalPhone } from '../identifiers.ts';

/** Largest portrait or logo, in bytes. */
export const maxPortraitBytes = 2 * megabyte;

/** What people change about themselves. */
export const profileFields = z.object({
  firstName: requiredText(80),
  lastName: requiredText(80),
  /** Another address takes effect once it is confirmed from there. */
  email: z.string().trim().toLowerCase().min(1).max(190).pipe(z.email()),
  phone: optionalPhone,
  jobTitle: optionalText(120),
  locale: z.enum(['fr', 'en']),
  /** HTML, cleaned by the server. */
  emailSignature: z.string().max(4000),
});

/** The same with the version that was read. */
export const profilePayload = profileFields.extend({ version: recordVersion });
export type ProfilePayload = z.infer<typeof profilePayload>;
/** The same as a form holds it. */
export type ProfileValues = z.input<typeof profilePayload>;

export const updateProfile = defineAction({
  payload: profilePayload,
  example: {
    firstName: 'Hugo',
    lastName: 'Lartigue',
    email: 'hugo.lartigue@example.test',
    phone: '+33639980001',
    jobTitle: 'Gérant',
    locale: 'fr',
    emailSignature: '<p>Hugo Lartigue</p>',
    version: 1,
  },
});

/** A portrait, cut to a square by the browser. */
export const updateAvatar = defineAction({
  payload: z.object({ image: imageFile(maxPortraitBytes) }),
  example: { image: exampleImage() },
});
