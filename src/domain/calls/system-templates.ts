import type { SaleMode } from '../lot/states.ts';
import { rate, rateOfBps } from '../money/rate.ts';
import { findParameter } from '../legal/parameter.ts';
import { callParameters } from '../legal/call-parameters.ts';
import { capOf, type LegalContext } from './legal-caps.ts';
import type { PaymentStep, PaymentTemplate } from './payment-template.ts';
import { percentText } from './breach.ts';

const usualTermDays = 15;

/**
 * The four templates that every company has and none may change, at the caps of the law of the day.
 *
 * @throws LegalParameterError when the law of the day is not known
 */
export function systemTemplates(context: LegalContext): Readonly<Record<SaleMode, PaymentTemplate>> {
  return {
    vir: virTemplate(context),
    vefa: vefaTemplate(context),
    asis: atDeed('Comptant à l’acte', 'asis'),
    tab: atDeed('Terrain à bâtir – comptant', 'tab'),
  };
}

function virTemplate(context: LegalContext): PaymentTemplate {
  const half = capOf('call.vir.half_works', context).maxBps;
  const completion = capOf('call.vir.completion', context).maxBps;
  const part = (bps: number) => percentText(bps).fr;
  const steps: PaymentStep[] = [
    { rank: 1, label: 'Prix de l’existant (acte)', event: 'deed', base: 'existing', cumulativeBps: 10_000 },
    {
      rank: 2,
      label: `Travaux ${part(half)} (moitié)`,
      event: 'half_works',
      base: 'works',
      cumulativeBps: half,
    },
    {
      rank: 3,
      label: `Travaux ${part(completion - half)} (achèvement)`,
      event: 'completion',
      base: 'works',
      cumulativeBps: completion,
    },
    {
      rank: 4,
      label: `Travaux ${part(10_000 - completion)} (livraison)`,
      event: 'delivery',
      base: 'works',
      cumulativeBps: 10_000,
    },
  ];
  const points = capOf('call.vir.penalty_points', context).maxBps;
  return {
    name: 'VIR – R262-10',
    regime: 'vir',
    steps,
    paymentTermDays: usualTermDays,
    latePenalty: { kind: 'legal_plus', rate: rateOfBps(points) },
  };
}

function vefaTemplate(context: LegalContext): PaymentTemplate {
  const at = (key: string) => capOf(`call.vefa.${key}`, context).maxBps;
  const [first, second, third] = [at('foundations'), at('watertight'), at('completion')];
  const { parameters = callParameters, on } = context;
  const part = (bps: number) => percentText(bps).fr;
  const step = (
    rank: number,
    name: string,
    bps: number,
    event: PaymentStep['event'],
    cumulativeBps: number,
  ) => ({ rank, label: `${name} (${part(bps)})`, event, base: 'total', cumulativeBps }) as const;
  return {
    name: 'VEFA – R261-14',
    regime: 'vefa',
    steps: [
      step(1, 'Fondations achevées', first, 'foundations', first),
      step(2, 'Mise hors d’eau', second - first, 'watertight', second),
      step(3, 'Achèvement de l’immeuble', third - second, 'completion', third),
      step(4, 'Livraison', 10_000 - third, 'delivery', 10_000),
    ],
    paymentTermDays: usualTermDays,
    latePenalty: {
      kind: 'monthly',
      rate: rate(findParameter(parameters, 'call.vefa.penalty_monthly', on).value),
    },
  };
}

function atDeed(name: string, regime: SaleMode): PaymentTemplate {
  return {
    name,
    regime,
    steps: [{ rank: 1, label: 'Prix (acte)', event: 'deed', base: 'total', cumulativeBps: 10_000 }],
    paymentTermDays: 0,
    latePenalty: { kind: 'none' },
  };
}
