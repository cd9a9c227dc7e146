import type { NewBrand } from '../schema/brands.ts';
import { seedId } from './seed-id.ts';

/** The identifier of a seeded brand. */
export const brandId = (slug: string): string => seedId(`brand:${slug}`);

const brand = (
  slug: string,
  name: string,
  commissionBps: number,
  status: 'active' | 'archived' = 'active',
): NewBrand => ({
  id: brandId(slug),
  name,
  slug,
  contactEmail: `contact.${slug}@example.test`,
  commissionBps,
  status,
  createdAt: new Date('2025-01-02T08:00:00Z'),
  updatedAt: new Date('2026-06-01T08:00:00Z'),
});

/** The networks of the demonstration. */
export const brandSeeds: NewBrand[] = [
  {
    ...brand('pierre-et-cite', 'Réseau Pierre & Cité', 800),
    color: '#6E5A8C',
    website: 'https://pierre-et-cite.example.test',
    defaultCouponId: seedId('coupon:PIERRE20'),
    goals: [
      { key: 'active', year: 2026, value: 8 },
      { key: 'lotsSold', year: 2026, value: 24 },
      { key: 'saleDelayDays', year: 2026, value: 140 },
    ],
  },
  brand('habitat-ouest', 'Groupe Habitat Ouest', 500),
  brand('renov-sud', 'Collectif Rénov’Sud', 0, 'archived'),
];
