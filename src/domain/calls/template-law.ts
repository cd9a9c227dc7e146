import { LegalParameterError } from '../legal/parameter.ts';
import type { SaleMode } from '../lot/states.ts';
import { breach, type Breach } from './breach.ts';
import { checkTemplate } from './check-template.ts';
import type { LegalContext } from './legal-caps.ts';
import type { PaymentTemplate } from './payment-template.ts';
import { articleOf } from './sale-file.ts';

/** The article whose caps a schedule of a regime keeps; null where the law sets none. */
export const articleOfRegime = (regime: SaleMode): string | null =>
  articleOf(regime)?.replace('CCH, art. ', '') ?? null;

/**
 * Every rule that a schedule breaks, as `checkTemplate` tells it; a penalty that can only be compared with a
 * legal rate which is not known for the day is one more.
 */
export function breachesOf(template: PaymentTemplate, context: LegalContext): readonly Breach[] {
  try {
    return checkTemplate(template, context);
  } catch (error) {
    if (!(error instanceof LegalParameterError)) throw error;
    return [
      ...checkTemplate({ ...template, latePenalty: { kind: 'none' } }, context),
      breach(
        'penalty_above_cap',
        null,
        null,
        'Le taux d’intérêt légal du jour n’est pas connu : choisissez une pénalité exprimée comme le plafond du régime.',
        'The legal rate of the day is not known: choose a penalty expressed as the cap of the sale mode is.',
      ),
    ];
  }
}
