import * as z from 'zod';
import { advertFeatures } from '#domain/quick-sale/advert-text.ts';
import { lotTypes } from '#domain/lot/states.ts';
import { energyClasses } from '#domain/lot/details.ts';
import { definePage } from '../../define.ts';
import { exampleRecordForm, recordForm } from '../../record-form.ts';
import { libraryItem } from '../operation/sale/form.ts';
import { commercialInformationFields, exampleCommercialInformation } from './payload.ts';
import { currentExample, currentQuickSale } from './current.ts';

export const commercialInformationPage = definePage({
  component: 'Client/QuickSale/CommercialInformationForm',
  query: z.object({}),
  props: z.object({
    form: recordForm(commercialInformationFields),
    current: currentQuickSale,
    /** Pictures of the library that belong to no operation, and those of the advert. */
    library: z.array(libraryItem),
    /** What an advert tells of the property. */
    property: z.object({
      type: z.enum(lotTypes),
      city: z.string(),
      areaM2: z.string(),
      rooms: z.number().int().nullable(),
      unitsCount: z.number().int().nullable(),
      features: z.array(z.enum(advertFeatures)),
      isRented: z.boolean(),
      yearlyRentCents: z.number().int().nullable(),
      grossYieldBps: z.number().int().nullable(),
      energyClass: z.enum(energyClasses).nullable(),
      climateClass: z.enum(energyClasses).nullable(),
      buyerFeeBps: z.number().int().nullable(),
      netSellerCents: z.number().int().nullable(),
    }),
  }),
  example: {
    form: exampleRecordForm('Immeuble rue Thiers, Libourne', exampleCommercialInformation),
    current: currentExample,
    library: [],
    property: {
      type: 'Building',
      city: 'Libourne',
      areaM2: '280.00',
      rooms: null,
      unitsCount: 6,
      features: [],
      isRented: true,
      yearlyRentCents: 3_720_000,
      grossYieldBps: 942,
      energyClass: 'D',
      climateClass: 'D',
      buyerFeeBps: null,
      netSellerCents: 39_500_000,
    },
  },
});
export type CommercialInformationProps = z.infer<typeof commercialInformationPage.props>;
