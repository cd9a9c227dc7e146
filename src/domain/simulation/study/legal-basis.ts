import { callParameters } from '../../legal/call-parameters.ts';
import { seekParameter, type LegalParameter } from '../../legal/parameter.ts';
import { vatParameters } from '../../legal/vat-parameters.ts';
import type { SimulationInput } from '../input.ts';
import { simulationParameters } from '../parameters.ts';
import type { Simulation } from '../results.ts';

/** What a legal figure decides in a simulation. */
export const legalTopics = [
  'duties',
  'emoluments',
  'security',
  'disbursements',
  'vat',
  'calls',
  'retention',
  'tax',
] as const;
export type LegalTopic = (typeof legalTopics)[number];

/** A legal figure that a simulation rests on, with what it decides. */
export interface LegalBasis {
  readonly topic: LegalTopic;
  readonly parameter: LegalParameter;
}

const topicsByKey: readonly (readonly [prefix: string, topic: LegalTopic])[] = [
  ['deed.duty.', 'duties'],
  ['deed.emoluments.', 'emoluments'],
  ['deed.security-contribution.', 'security'],
  ['deed.disbursements', 'disbursements'],
  ['vat.rate.', 'vat'],
  ['call.vir.', 'calls'],
  ['works.retention.', 'retention'],
  ['tax.corporate.', 'tax'],
];

/** The legal figures behind a simulation by topic, each once. */
export function legalBasis(input: SimulationInput, results: Simulation): readonly LegalBasis[] {
  const own = simulationParameters(input);
  const { purchaseOn, departmentCode } = input;
  const known = [
    ...results.expenses.flatMap(({ parameters = [] }) => parameters),
    input.vatRegime === 'exempt'
      ? null
      : seekParameter(vatParameters, 'vat.rate.standard', purchaseOn, departmentCode),
    ...(input.lots.some(({ saleMode }) => saleMode === 'vir')
      ? ['call.vir.half_works', 'call.vir.completion'].map((key) =>
          seekParameter(callParameters, key, purchaseOn),
        )
      : []),
    input.works === null ? null : seekParameter(own, 'works.retention.max', purchaseOn),
    ...taxKeys(input).map((key) => seekParameter(own, key, results.corporateTax.on)),
  ].filter((parameter) => parameter !== null);
  const byKey = new Map(known.map((parameter) => [parameter.key, parameter]));
  return legalTopics.flatMap((topic) =>
    [...byKey.values()]
      .filter(({ key }) => topicsByKey.find(([prefix]) => key.startsWith(prefix))?.[1] === topic)
      .map((parameter) => ({ topic, parameter })),
  );
}

function taxKeys({ corporateTax }: SimulationInput): readonly string[] {
  if (corporateTax === 'none') return [];
  if (corporateTax === 'is_standard') return ['tax.corporate.rate'];
  return ['tax.corporate.rate', 'tax.corporate.reduced.rate', 'tax.corporate.reduced.threshold'];
}
