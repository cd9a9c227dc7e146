import { multiplyDivide, sumCents } from '../money/cents.ts';
import { breach, percentText, type Breach } from './breach.ts';
import { priceOf } from './call-bases.ts';
import { capAfter, type LegalContext } from './legal-caps.ts';
import { articleOf, eventsBy, isReached, isRegulated, type FiledCall, type SaleFile } from './sale-file.ts';

/** What one call breaks by its day: deed, condition, certificate. */
export function callBreaches(file: SaleFile, call: FiledCall): Breach[] {
  const article = articleOf(file.regime);
  const found: Breach[] = [];
  if (isRegulated(file.regime)) {
    if (file.deedOn === null || call.calledOn < file.deedOn) {
      found.push(
        breach(
          'before_deed',
          call.rank,
          article,
          'Aucun versement avant l’acte : attendez la signature pour appeler des fonds.',
          'No payment before the deed: wait for the signature to call for funds.',
        ),
      );
    }
    if (file.hasCondition && (file.conditionsMetOn === null || call.calledOn < file.conditionsMetOn)) {
      found.push(
        breach(
          'condition_pending',
          call.rank,
          article,
          'Rien n’est dû avant la réalisation de la condition suspensive.',
          'Nothing is due before the suspensive condition is met.',
        ),
      );
    }
  }
  if (!isReached(file, call.event, call.calledOn)) {
    found.push(
      breach(
        'event_not_reached',
        call.rank,
        article,
        `Appel ${call.rank} : le fait générateur n’est pas attesté.`,
        `Call ${call.rank}: the event that it depends on is not certified.`,
      ),
    );
  }
  return found;
}

/** Calls in the order of time that exceed the price, or the cap of what was certified on their day. */
export function capBreaches(file: SaleFile, calls: readonly FiledCall[], context: LegalContext): Breach[] {
  return calls.flatMap((call): Breach[] => {
    const own = calls.filter(({ base, calledOn }) => base === call.base && calledOn <= call.calledOn);
    const isLastOfDay = own.at(-1) === call;
    if (!isLastOfDay) return [];
    const called = sumCents(own.map(({ amountCents }) => amountCents));
    const price = priceOf(call.base, file.bases);
    if (called > price) {
      return [
        breach(
          'more_than_price',
          call.rank,
          null,
          `Appel ${call.rank} : les appels dépassent le prix.`,
          `Call ${call.rank}: the calls exceed the price.`,
        ),
      ];
    }
    const cap = capAfter(file.regime, call.base, eventsBy(file, call.calledOn), context);
    if (cap === null || called <= multiplyDivide(price, cap.maxBps, 10_000)) return [];
    const most = percentText(cap.maxBps);
    const of = call.base === 'works' ? { fr: ' des travaux', en: ' of the works' } : { fr: '', en: '' };
    return [
      breach(
        'cap_exceeded',
        call.rank,
        cap.source,
        `Appel ${call.rank} : plus de ${most.fr}${of.fr} appelés, le plafond légal à l’avancement attesté. Réduisez l’appel ou enregistrez l’attestation.`,
        `Call ${call.rank}: more than ${most.en}${of.en} called, the legal cap at the certified progress. Lower the call or record the certificate.`,
      ),
    ];
  });
}
