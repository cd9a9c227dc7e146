import { multiplyDivide, sumCents, type Cents } from '../money/cents.ts';
import type { Day } from '../time/day.ts';
import { breach, type Breach } from './breach.ts';
import { priceOf } from './call-bases.ts';
import { capAfter, type LegalContext } from './legal-caps.ts';
import type { CallBase } from './payment-template.ts';
import { articleOf, eventsBy, isRegulated, type SaleFile } from './sale-file.ts';

/** Money received before the deed, or beyond what may be held at that progress: the first day of each. */
export function receiptBreaches(file: SaleFile, context: LegalContext): Breach[] {
  if (!isRegulated(file.regime)) return [];
  const days = [...new Set(file.receipts.map(({ on }) => on))].toSorted();
  const { deedOn } = file;
  const isBeforeDeed = (on: Day) => deedOn === null || on < deedOn;
  const found: Breach[] = [];
  if (days.some((on) => isBeforeDeed(on) && receivedBy(file, on) > 0)) {
    found.push(
      breach(
        'before_deed',
        null,
        articleOf(file.regime),
        'Aucun versement avant l’acte, hors dépôt de garantie sur compte bloqué.',
        'No payment before the deed, other than the deposit on its blocked account.',
      ),
    );
  }
  if (days.some((on) => !isBeforeDeed(on) && receivedBy(file, on) > mostReceivable(file, on, context))) {
    found.push(
      breach(
        'received_too_early',
        null,
        articleOf(file.regime),
        'Les règlements reçus ont dépassé le plafond légal à l’avancement attesté.',
        'What was received exceeded the legal cap at the certified progress.',
      ),
    );
  }
  return found;
}

function receivedBy(file: SaleFile, on: Day): Cents {
  return sumCents(file.receipts.filter((receipt) => receipt.on <= on).map((receipt) => receipt.cents));
}

/** The most that the law lets the seller hold on a day, rounded as the calls are. */
function mostReceivable(file: SaleFile, on: Day, context: LegalContext): Cents {
  const bases: readonly CallBase[] = file.regime === 'vir' ? ['existing', 'works'] : ['total'];
  const most = bases.map((base) => {
    const bps = capAfter(file.regime, base, eventsBy(file, on), context)?.maxBps ?? 10_000;
    return multiplyDivide(priceOf(base, file.bases), bps, 10_000);
  });
  return sumCents(most);
}
