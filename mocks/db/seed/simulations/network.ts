import { networkSites, type NetworkSite } from '../operations/network-sites.ts';
import type { SimulationSeed } from './seeds.ts';

const monthOf = (on: string | undefined): string => (on ?? '2027-03-01').slice(0, 7);

/** A validated simulation of each operation of the other companies that has lots to count on. */
export const networkSimulations: readonly SimulationSeed[] = networkSites
  .filter(({ lots }) => lots.length > 0)
  .map(simulationOf);

function simulationOf({ tenant, manager, ref, price, works, stages, lots }: NetworkSite): SimulationSeed {
  const [, studyOn = '', offerOn = studyOn, , acquiredOn = '2027-03-01', worksOn] = stages;
  return {
    tenant,
    operation: ref,
    name: 'Central',
    scenario: 'central',
    by: manager,
    history: [
      { to: 'draft', on: studyOn },
      { to: 'validated', on: offerOn },
    ],
    study: {
      startMonth: monthOf(acquiredOn),
      durationMonths: 18,
      purchaseOn: acquiredOn,
      works,
      worksStartMonth: monthOf(worksOn ?? acquiredOn),
      worksMonths: 6,
      others: Math.round(price * 0.06),
      loan: Math.round(price * 0.8),
      equity: Math.round(price * 0.3),
      deedMonths: lots.map(([, , , soldOn]) => monthOf(soldOn ?? '2027-05-01')),
    },
  };
}
