import * as z from 'zod';
import { maxAdvertPhotos, maxAdvertText, maxAdvertTitle } from '#domain/broadcast/advert.ts';
import { addressDisplays, broadcastPortals } from '#domain/broadcast/portals.ts';
import { holdsContactDetails } from '#domain/quick-sale/contact-details.ts';
import { defineAction } from '../../../define.ts';
import { id, recordVersion, requiredText } from '../../../fields.ts';
import { emailAddress } from '../../../auth/email-address.ts';
import { phone } from '../../../identifiers.ts';
import { exampleId } from '../../../shared.ts';

/** Where and how the lots of an operation are advertised. */
export const broadcastFields = z.object({
  isEnabled: z.boolean(),
  portals: z.array(z.enum(broadcastPortals)).max(broadcastPortals.length),
  contactUserId: id,
  phone,
  email: emailAddress,
  showAddress: z.enum(addressDisplays),
  feesMention: requiredText(160),
});
export type BroadcastFields = z.output<typeof broadcastFields>;

const withoutContact = (max: number) =>
  requiredText(max).refine((text) => !holdsContactDetails(text), { params: { code: 'contactInText' } });

/** The advert of a lot. */
export const advertFields = z.object({
  title: withoutContact(maxAdvertTitle),
  text: withoutContact(maxAdvertText),
  isPriceShown: z.boolean(),
  photoMediaIds: z.array(id).max(maxAdvertPhotos),
});
export type AdvertFields = z.output<typeof advertFields>;

export const exampleBroadcast: BroadcastFields = {
  isEnabled: true,
  portals: ['leboncoin', 'seloger'],
  contactUserId: exampleId,
  phone: '+33556010203',
  email: 'hugo.lartigue@example.test',
  showAddress: 'city',
  feesMention: 'Honoraires à la charge du vendeur',
};

export const exampleAdvert: AdvertFields = {
  title: 'Appartement 3 pièces 63,4 m² · Libourne',
  text: 'Au premier étage d’un ancien chai de pierre, un trois-pièces traversant avec balcon.',
  isPriceShown: true,
  photoMediaIds: [],
};

/** Writes the settings down; the first time without a version. */
export const updateBroadcast = defineAction({
  payload: broadcastFields.extend({ version: recordVersion.optional() }),
  example: exampleBroadcast,
});

/** Writes the advert of a lot down; the first time without a version. */
export const updateAdvert = defineAction({
  payload: advertFields.extend({ version: recordVersion.optional() }),
  example: exampleAdvert,
});

/** Lots whose adverts go online, or are taken off. */
export const chooseAdverts = defineAction({
  payload: z.object({ lotIds: z.array(id).min(1).max(500) }),
  example: { lotIds: [exampleId] },
});
