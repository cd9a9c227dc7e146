import type { SaleMode } from '../lot/states.ts';
import { breach, type Breach } from './breach.ts';
import type { CallEvent, PaymentStep, PaymentTemplate } from './payment-template.ts';

const eventsOf: Readonly<Record<SaleMode, readonly CallEvent[]>> = {
  asis: ['deed', 'delivery', 'date'],
  tab: ['deed', 'delivery', 'date'],
  vefa: ['deed', 'foundations', 'watertight', 'half_works', 'completion', 'delivery', 'date'],
  vir: ['deed', 'foundations', 'watertight', 'half_works', 'completion', 'delivery', 'date'],
};

const longestTermDays = 60;

/** What is wrong with the form of a template: steps, ranks, events, term. */
export function formBreaches(
  { regime, paymentTermDays }: PaymentTemplate,
  steps: readonly PaymentStep[],
): Breach[] {
  const found: Breach[] = [];
  if (steps.length === 0) {
    found.push(breach('no_steps', null, null, 'Ajoutez au moins une étape.', 'Add at least one step.'));
  }
  for (const [index, { rank, event }] of steps.entries()) {
    if (!Number.isSafeInteger(rank) || steps[index - 1]?.rank === rank) {
      found.push(
        breach(
          'same_rank',
          rank,
          null,
          'Chaque étape a son propre rang, entier.',
          'Each step has a whole rank of its own.',
        ),
      );
    }
    if (!eventsOf[regime].includes(event)) {
      found.push(
        breach(
          'event_not_allowed',
          rank,
          null,
          `Étape ${rank} : ce fait générateur ne convient pas à une vente sans travaux du vendeur.`,
          `Step ${rank}: this event does not suit a sale without works by the seller.`,
        ),
      );
    }
  }
  if (!Number.isInteger(paymentTermDays) || paymentTermDays < 0 || paymentTermDays > longestTermDays) {
    found.push(
      breach(
        'term_out_of_range',
        null,
        null,
        'Le délai de paiement est compris entre 0 et 60 jours.',
        'The time to pay is from 0 to 60 days.',
      ),
    );
  }
  return found;
}

/** Strictly increasing whole basis points that end at 10,000. */
export function isIncreasingToWhole(steps: readonly PaymentStep[]): boolean {
  const values = steps.map(({ cumulativeBps }) => cumulativeBps);
  const isIncreasing = values.every(
    (value, index) => Number.isInteger(value) && value > (values[index - 1] ?? 0),
  );
  return isIncreasing && values.at(-1) === 10_000;
}
