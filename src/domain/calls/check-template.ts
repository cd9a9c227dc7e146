import type { SaleMode } from '../lot/states.ts';
import { baseNotAllowed, baseNotCalled, existingNotAtDeed } from './base-breach.ts';
import { breach, type Breach } from './breach.ts';
import { capBreach } from './cap-breach.ts';
import { legalCap, type LegalContext } from './legal-caps.ts';
import {
  callBases,
  stepsInOrder,
  type CallBase,
  type PaymentStep,
  type PaymentTemplate,
} from './payment-template.ts';
import { penaltyBreach } from './penalty-cap.ts';
import { formBreaches, isIncreasingToWhole } from './template-form.ts';

const basesOf: Readonly<Record<SaleMode, readonly CallBase[]>> = {
  asis: ['total'],
  tab: ['total'],
  vefa: ['total'],
  vir: ['existing', 'works'],
};

/**
 * Every rule that a template breaks, of form and of law; none when it may be used.
 *
 * @throws LegalParameterError when the law of the day is not known
 */
export function checkTemplate(template: PaymentTemplate, context: LegalContext): readonly Breach[] {
  const steps = stepsInOrder(template);
  const penalty = penaltyBreach(template.regime, template.latePenalty, context);
  return [
    ...formBreaches(template, steps),
    ...callBases.flatMap((base) => baseBreaches(template.regime, base, steps, context)),
    ...(penalty ? [penalty] : []),
  ];
}

function baseBreaches(
  regime: SaleMode,
  base: CallBase,
  all: readonly PaymentStep[],
  context: LegalContext,
): Breach[] {
  const steps = all.filter((step) => step.base === base);
  if (!basesOf[regime].includes(base)) return steps.map(({ rank }) => baseNotAllowed(regime, rank));
  if (steps.length === 0) return all.length === 0 ? [] : [baseNotCalled(base)];
  if (!isIncreasingToWhole(steps)) {
    return [
      breach(
        'not_increasing',
        steps.at(-1)?.rank ?? null,
        null,
        'Les pourcentages cumulés doivent être croissants et finir à 100 %.',
        'The cumulative percentages must increase and end at 100%.',
      ),
    ];
  }
  return steps.flatMap(({ event, cumulativeBps, rank }) => {
    const cap = legalCap(regime, base, event, context);
    if (cap === null) return [];
    if (regime === 'vir' && base === 'existing' && event !== 'deed')
      return [existingNotAtDeed(rank, cap.source)];
    return cumulativeBps > cap.maxBps ? [capBreach(regime, base, event, cumulativeBps, rank, cap)] : [];
  });
}
