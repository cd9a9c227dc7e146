import * as fc from 'fast-check';
import { lotTypes, saleModes } from '#domain/lot/states.ts';
import type { ProjectRow } from '#domain/project/project.ts';

/** Lines as the form lets them through. */
export const someRow: fc.Arbitrary<ProjectRow> = fc
  .record({
    type: fc.constantFrom(...lotTypes),
    label: fc.constantFrom(null, 'T2', 'T3 bis', 'Studio', 'Box'),
    count: fc.integer({ min: 1, max: 40 }),
    area: fc.integer({ min: 1, max: 500_000 }),
    saleMode: fc.constantFrom(...saleModes),
    price: fc.integer({ min: 0, max: 90_000_000 }),
    isByArea: fc.boolean(),
    works: fc.option(fc.integer({ min: 0, max: 500_000 })),
    tantiemes: fc.option(fc.integer({ min: 1, max: 1_000 })),
    parkingCount: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ area, price, isByArea, works, ...row }) => ({
    ...row,
    avgAreaM2: (area / 100).toFixed(2),
    pricePerM2Cents: isByArea ? Math.floor(price / 1_000) : null,
    unitPriceCents: isByArea ? null : price,
    worksCostPerM2Cents: works,
  }));
