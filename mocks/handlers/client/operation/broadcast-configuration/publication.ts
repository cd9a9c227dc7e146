import { chooseAdverts } from '#contracts/client/operation/broadcast-configuration/payload.ts';
import type { Remedy } from '#contracts/fields.ts';
import { isHousingLot } from '#domain/lot/states.ts';
import { isAdvertisable, isOfLot } from '#domain/broadcast/advert.ts';
import { fedPortals, settlePortals } from '#domain/broadcast/portals.ts';
import { holdsContactDetails } from '#domain/quick-sale/contact-details.ts';
import { mayHappen } from '#domain/states/may-happen.ts';
import { broadcastLotMachine, type BroadcastLotFacts } from '#domain/states/sale/broadcast-lot.ts';
import type { Day } from '#domain/time/day.ts';
import { fill } from '#messages/fill.ts';
import type { BroadcastConfiguration, BroadcastLot, Lot } from '#mocks/db/schema/index.ts';
import {
  advertsOf,
  announceAdverts,
  dropAdverts,
  isOperationOpen,
  missingOf,
  openPhotoIds,
  settleAdverts,
  writeAdvertState,
} from '#mocks/server/advert/settle.ts';
import type { ClientContext } from '#mocks/server/context.ts';
import { ValidationFailure } from '#mocks/server/failures.ts';
import { clientAction } from '#mocks/server/handler.ts';
import { parisDay } from '#mocks/server/paris-day.ts';
import { hasPortals } from '#mocks/server/quota.ts';
import { lotsByIds, type FoundLot } from '../sale/record.ts';
import { remediesOf, remedyOf } from '../steps/remedies.ts';
import { transitionContext } from '../steps/transition-context.ts';
import { auditBroadcast, broadcastOfRoute, texts, broadcastFlash, type FoundBroadcast } from './record.ts';

/** Hands the adverts of lots to the portals of the settings: all of them, or none and why. */
export const publishHandler = clientAction(chooseAdverts, {
  find: broadcastOfRoute,
  act: async (context, { lotIds }, found) => {
    const { operation } = found;
    const configuration = await activeConfiguration(context, found);
    const chosen = await lotsByIds(context, lotIds, { operationId: operation.id });
    const adverts = await readyAdverts(context, found, chosen);
    const at = context.deps.clock.businessNow().toISOString();
    await context.db.transaction(async (tx) => {
      for (const { advert, lot } of adverts) {
        const portals = settlePortals(advert.portalStatus, configuration.portals, at, true);
        await writeAdvertState(tx, advert, { status: 'queued', portals });
        await auditBroadcast(context, tx, 'publish', operation, { lot });
      }
      await settleAdverts(context.deps, tx, operation);
    });
    announceAdverts(
      context,
      operation,
      adverts.map(({ lot }) => lot.id),
    );
    const words = texts(context);
    return broadcastFlash(
      operation.id,
      adverts.length === 1 ? words.published : fill(words.publishedMany, { count: adverts.length }),
    );
  },
});

/** @throws ValidationFailure on `base` while nothing is to be published, or the offer has no portals */
async function activeConfiguration(
  context: ClientContext,
  { operation, configuration }: FoundBroadcast,
): Promise<BroadcastConfiguration> {
  const words = texts(context);
  const isActive =
    configuration !== null &&
    configuration.isEnabled &&
    configuration.portals.length > 0 &&
    isOperationOpen(operation);
  if (!isActive) throw new ValidationFailure({ base: words.refusals.inactive });
  const isFed = fedPortals.some((portal) => configuration.portals.includes(portal));
  if (isFed && !(await hasPortals(context))) throw new ValidationFailure({ base: words.settings.noPlan });
  return configuration;
}

interface WrittenLot {
  readonly lot: Lot;
  readonly advert: BroadcastLot;
}

/** The adverts of lots, each of which may go online now. @throws ValidationFailure on `base` that names what is missing */
async function readyAdverts(
  context: ClientContext,
  { operation }: FoundBroadcast,
  chosen: readonly FoundLot[],
): Promise<WrittenLot[]> {
  const words = texts(context);
  const transition = await transitionContext(context);
  const today = parisDay(context.deps.clock.businessNow()) as Day;
  const written = new Map(
    (await advertsOf(context.db, operation.id)).map(({ advert }) => [advert.lotId, advert]),
  );
  const open = await openPhotoIds(
    context.db,
    operation.id,
    [...written.values()].flatMap(({ photoMediaIds }) => photoMediaIds),
  );
  return chosen.map(({ lot }) => {
    const refuse = (reason: string, remedies: readonly Remedy[] = []): never => {
      throw new ValidationFailure({ base: fill(words.refusals.of, { ref: lot.ref, reason }) }, {}, remedies);
    };
    const advert = written.get(lot.id) ?? refuse(words.refusals.unwritten);
    const photosCount = advert.photoMediaIds.filter((id) => open.has(id)).length;
    const missing = missingOf(lot, advert, photosCount, today);
    if (isAdvertisable(lot.status) && missing.length > 0) {
      const reasons = missing.map((check) => words.checks[check].replace(/\.$/, '')).join(', ');
      // What the advert itself lacks is written on this page.
      const remedies = missing.some(isOfLot) ? [remedyOf(context, 'lot', operation.id, lot.id)] : [];
      refuse(fill(words.refusals.more, { reasons }), remedies);
    }
    const state = isAgain(advert) ? 'error' : advert.status;
    const answer = mayHappen(
      broadcastLotMachine,
      'queue',
      { state, facts: factsOf(lot, advert, photosCount) },
      transition,
    );
    if (!answer.ok) {
      const firstReason = answer.reasons.slice(0, 1);
      const remedies = remediesOf(context, broadcastLotMachine, firstReason, operation.id, lot.id);
      refuse(firstReason[0]?.text[context.locale] ?? '', remedies);
    }
    return { lot, advert };
  });
}

/** One that a portal refused may be sent again, though others show it. */
const isAgain = ({ portalStatus }: BroadcastLot): boolean =>
  portalStatus.some(({ state }) => state === 'error');

function factsOf(lot: Lot, { title, text }: BroadcastLot, photosCount: number): BroadcastLotFacts {
  const { details, saleMode, type } = lot;
  const isBuilt = saleMode !== 'vefa';
  const { dpeClass } = details;
  return {
    isLotAvailable: isAdvertisable(lot.status),
    isHousing: isBuilt && isHousingLot(type),
    // What is missing was told before, in the words of the page.
    hasValidDpe: true,
    isCopropriete: isBuilt && type === 'Apartment',
    hasCoproCharges: true,
    hasCoproLotsCount: true,
    photosCount,
    hasPrice: lot.priceTtcCents !== null,
    hasContactDetailsInText: holdsContactDetails(title) || holdsContactDetails(text),
    ...((dpeClass === 'F' || dpeClass === 'G') && { dpeClass }),
  };
}

/** Takes adverts off the portals. */
export const unpublishHandler = clientAction(chooseAdverts, {
  find: broadcastOfRoute,
  act: async (context, { lotIds }, { operation }) => {
    const words = texts(context);
    const chosen = await lotsByIds(context, lotIds, { operationId: operation.id });
    const ids = new Set(chosen.map(({ lot }) => lot.id));
    const transition = await transitionContext(context);
    const published = (await advertsOf(context.db, operation.id)).filter(
      ({ advert, lot }) =>
        ids.has(lot.id) &&
        mayHappen(broadcastLotMachine, 'take-down', { state: advert.status, facts: {} }, transition).ok,
    );
    if (published.length === 0) throw new ValidationFailure({ base: words.actions.noneLive });
    const gone = published.map(({ lot }) => lot.id);
    await context.db.transaction(async (tx) => {
      await dropAdverts(tx, gone, context.deps.clock.businessNow());
      for (const { lot } of published) await auditBroadcast(context, tx, 'unpublish', operation, { lot });
    });
    announceAdverts(context, operation, gone);
    return broadcastFlash(
      operation.id,
      gone.length === 1 ? words.unpublished : fill(words.unpublishedMany, { count: gone.length }),
    );
  },
});
