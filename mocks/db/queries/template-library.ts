import { fieldsOfTemplate } from '#domain/calls/template-fields.ts';
import { systemTemplates } from '#domain/calls/system-templates.ts';
import { saleModes } from '#domain/lot/states.ts';
import { systemOfferTemplates } from '#domain/offer/system-offer-templates.ts';
import type { Day } from '#domain/time/day.ts';
import type { NewOfferTemplate } from '../schema/offer-templates.ts';
import type { NewPaymentTemplate } from '../schema/payment-templates.ts';

/** Whose templates are made, when, and how each is identified, by its kind and key. */
export interface LibraryOf {
  readonly tenantId: string;
  readonly at: Date;
  /** The day whose law the schedules follow. */
  readonly on: Day;
  readonly idOf: (kind: 'payment' | 'offer', key: string) => string;
}

/** The templates that every company has from the beginning. */
export function libraryRows({ tenantId, at, on, idOf }: LibraryOf): {
  readonly payment: NewPaymentTemplate[];
  readonly offer: NewOfferTemplate[];
} {
  const stamp = { tenantId, createdAt: at, updatedAt: at };
  const schedules = systemTemplates({ on });
  return {
    payment: saleModes.map((regime): NewPaymentTemplate => {
      const { steps, ...fields } = fieldsOfTemplate(schedules[regime]);
      return {
        ...stamp,
        ...fields,
        steps: [...steps],
        id: idOf('payment', regime),
        systemKey: regime,
        isDefault: true,
      };
    }),
    offer: systemOfferTemplates.map(({ key, defaultConditions, ...text }): NewOfferTemplate => ({
      ...stamp,
      ...text,
      defaultConditions: [...defaultConditions],
      id: idOf('offer', key),
      systemKey: key,
    })),
  };
}
