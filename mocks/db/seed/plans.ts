import type { NewPlan, PlanLimits } from '../schema/plans.ts';
import { euros } from './euros.ts';
import { seedId } from './seed-id.ts';

/** The identifier of a seeded offer. */
export const planId = (code: string): string => seedId(`plan:${code}`);

function plan(code: string, name: string, rank: number, monthlyEuros: number, limits: PlanLimits): NewPlan {
  return {
    id: planId(code),
    code,
    name,
    monthlyCents: euros(monthlyEuros),
    yearlyCents: euros(monthlyEuros * 10),
    extraUserMonthlyCents: euros(15),
    limits,
    sort: rank,
    createdAt: new Date('2025-01-02T08:00:00Z'),
    updatedAt: new Date('2025-01-02T08:00:00Z'),
  };
}

/** The three offers; a year costs ten months. */
export const planSeeds: NewPlan[] = [
  plan('essentiel', 'Essentiel', 1, 49, {
    users: 2,
    activeOperations: 3,
    storageGb: 5,
    emailsPerMonth: 500,
    miniSites: 1,
    hasPortals: false,
    hasBrand: false,
  }),
  plan('pro', 'Pro', 2, 129, {
    users: 6,
    activeOperations: 15,
    storageGb: 50,
    emailsPerMonth: 5000,
    miniSites: 5,
    hasPortals: true,
    hasBrand: false,
  }),
  plan('reseau', 'Réseau', 3, 299, {
    users: 20,
    activeOperations: null,
    storageGb: 250,
    emailsPerMonth: 20_000,
    miniSites: 20,
    hasPortals: true,
    hasBrand: true,
  }),
];
