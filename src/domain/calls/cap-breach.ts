import type { SaleMode } from '../lot/states.ts';
import { breach, percentText, type Breach } from './breach.ts';
import type { LegalCap } from './legal-caps.ts';
import type { CallBase, CallEvent } from './payment-template.ts';

const before: Readonly<Record<string, { readonly fr: string; readonly en: string }>> = {
  foundations: { fr: 'l’achèvement des fondations', en: 'the foundations are completed' },
  watertight: { fr: 'la mise hors d’eau', en: 'the building is watertight' },
  completion: { fr: 'l’achèvement', en: 'completion' },
};

/** Too much called of the price of a VEFA, or of the works of a VIR, for what has been built. */
export function capBreach(
  regime: SaleMode,
  base: CallBase,
  event: CallEvent,
  cumulativeBps: number,
  rank: number,
  cap: LegalCap,
): Breach {
  const most = percentText(cap.maxBps);
  const called = percentText(cumulativeBps);
  const lead = regime === 'vir' ? virLead(base, event, most) : vefaLead(event, most);
  return breach(
    'cap_exceeded',
    rank,
    cap.source,
    `${lead.fr} : l’étape ${rank} porte le cumul à ${called.fr}.`,
    `${lead.en}: step ${rank} brings the total to ${called.en}.`,
  );
}

interface Words {
  readonly fr: string;
  readonly en: string;
}

function vefaLead(event: CallEvent, most: Words): Words {
  const until = before[event] ?? before['foundations'];
  return {
    fr: `VEFA : ${most.fr} maximum avant ${until?.fr ?? ''}`,
    en: `VEFA: ${most.en} at most until ${until?.en ?? ''}`,
  };
}

function virLead(base: CallBase, event: CallEvent, most: Words): Words {
  if (base === 'existing') {
    return {
      fr: 'VIR : le prix de l’existant est payé à l’acte',
      en: 'VIR: the existing part is paid at the deed',
    };
  }
  if (event === 'half_works') {
    return {
      fr: `VIR : ${most.fr} des travaux au maximum à mi-travaux`,
      en: `VIR: ${most.en} of the works at most at half of the works`,
    };
  }
  if (event === 'completion') {
    return {
      fr: `VIR : ${most.fr} des travaux au maximum à l’achèvement`,
      en: `VIR: ${most.en} of the works at most at completion`,
    };
  }
  return {
    fr: 'VIR : rien n’est payé des travaux avant la mi-travaux',
    en: 'VIR: nothing of the works is paid before half of them are done',
  };
}
