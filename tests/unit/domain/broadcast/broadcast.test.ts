import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAdvert, isAdvertisable, type CheckedAdvert } from '#domain/broadcast/advert.ts';
import { lotAdvertText, type LotSubject } from '#domain/broadcast/lot-text.ts';
import { advertMentions } from '#domain/broadcast/mentions.ts';
import { shownPlace, streetOf } from '#domain/broadcast/place.ts';
import {
  advertStates,
  broadcastPortals,
  overallState,
  settlePortals,
  type PortalStatus,
} from '#domain/broadcast/portals.ts';
import { ownFault, portalCode, settleAdvert, type AdvertConditions } from '#domain/broadcast/settle.ts';
import { lotStates, lotTypes } from '#domain/lot/states.ts';
import { day } from '#domain/time/day.ts';

const today = day('2026-11-20');
const now = '2026-11-20T08:00:00.000Z';
const before = '2026-11-18T08:00:00.000Z';
const money = (cents: number): string => `${cents / 100} €`;

const apartment: CheckedAdvert = {
  type: 'Apartment',
  saleMode: 'asis',
  priceTtcCents: 17_200_000,
  details: {
    dpeClass: 'D',
    gesClass: 'B',
    dpeOn: '2026-08-31',
    energyCostMinCents: 76_000,
    energyCostMaxCents: 108_000,
    energyPriceYear: 2026,
    coproLotsCount: 5,
    coproAnnualChargesCents: 64_000,
    coproProcedure: false,
  },
  title: 'Appartement 2 pièces',
  text: 'Au calme, avec jardin.',
  photosCount: 3,
};
const missing = (changes: Partial<CheckedAdvert>) =>
  checkAdvert({ ...apartment, ...changes }, today)
    .filter(({ isMet }) => !isMet)
    .map(({ check }) => check);

describe('what an advert must hold', () => {
  test('is all there for a complete one, and named one by one else', () => {
    expect(missing({})).toEqual([]);
    expect(missing({ priceTtcCents: null, photosCount: 0, text: ' ' })).toEqual(['price', 'photo', 'text']);
    expect(missing({ details: {} })).toEqual([
      'dpe',
      'energyCost',
      'coproLots',
      'coproCharges',
      'coproProcedure',
    ]);
    expect(missing({ text: 'Appelez le 06 12 34 56 78' })).toEqual(['contact']);
  });

  test('counts a certificate of before July 2021, or of more than ten years, as missing', () => {
    expect(missing({ details: { ...apartment.details, dpeOn: '2021-06-30' } })).toEqual(['dpe']);
    expect(missing({ details: { ...apartment.details, dpeOn: '2021-07-01' } })).toEqual([]);
  });

  test('asks neither certificate nor copropriété of what is off plan, of a garage or a plot', () => {
    const bare = { details: {} };
    expect(missing({ ...bare, saleMode: 'vefa' })).toEqual([]);
    expect(missing({ ...bare, type: 'Garage' })).toEqual([]);
    expect(missing({ ...bare, type: 'Land' })).toEqual([]);
    expect(missing({ ...bare, type: 'House' })).toEqual(['dpe', 'energyCost']);
  });

  test('lets only lots that nobody has taken be advertised', () => {
    expect(lotStates.filter(isAdvertisable)).toEqual(['available', 'optioned']);
  });
});

describe('mentions', () => {
  const facts = { ...apartment, feesMention: 'Honoraires à la charge du vendeur', money };

  test('tell fees, copropriété, energy and risks', () => {
    expect(advertMentions(facts)).toEqual([
      'Honoraires à la charge du vendeur.',
      'Bien en copropriété, 5 lots. Quote-part annuelle moyenne du budget prévisionnel\u00A0: 640 €. Aucune procédure en cours contre le syndicat des copropriétaires.',
      'Classe énergie D, classe climat B.',
      'Montant estimé des dépenses annuelles d’énergie pour un usage standard\u00A0: entre 760 € et 1080 €, prix moyens de 2026.',
      'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques\u00A0: www.georisques.gouv.fr.',
    ]);
  });

  test('say that a dwelling of class F or G uses too much, and of no other', () => {
    const of = (dpeClass: string) =>
      advertMentions({ ...facts, details: { ...apartment.details, dpeClass } }).join(' ');
    for (const energyClass of ['F', 'G']) {
      expect(of(energyClass)).toContain(
        `Logement à consommation énergétique excessive\u00A0: classe ${energyClass}.`,
      );
    }
    for (const energyClass of ['A', 'B', 'C', 'D', 'E']) expect(of(energyClass)).not.toContain('excessive');
  });

  test('tell that the certificate of a dwelling off plan comes later', () => {
    const texts = advertMentions({ ...facts, saleMode: 'vefa', details: {} }).join(' ');
    expect(texts).toContain('le DPE sera établi à l’achèvement');
    expect(texts).not.toContain('copropriété');
  });
});

describe('where an advert says that it is', () => {
  const place = { addressLine: '12 bis rue Fonneuve', postalCode: '33500', city: 'Libourne' };

  test('is the whole address, the street, or the commune alone', () => {
    expect(shownPlace(place, 'exact')).toBe('12 bis rue Fonneuve, 33500 Libourne');
    expect(shownPlace(place, 'street')).toBe('rue Fonneuve, 33500 Libourne');
    expect(shownPlace(place, 'city')).toBe('33500 Libourne');
    expect(shownPlace({ ...place, addressLine: null }, 'exact')).toBe('33500 Libourne');
  });

  test('never gives the number of the house away with the street', () => {
    expect(streetOf('3, rue du Puy-du-Roy')).toBe('rue du Puy-du-Roy');
    expect(streetOf('14-16 avenue de Canéjan')).toBe('avenue de Canéjan');
    expect(streetOf('7b quai de Bacalan')).toBe('quai de Bacalan');
    expect(streetOf('Allée des Pins')).toBe('Allée des Pins');
  });
});

const status = (changes: Partial<PortalStatus> = {}): PortalStatus => ({
  portal: 'leboncoin',
  state: 'live',
  message: '',
  at: before,
  ...changes,
});
const advertOf = (changes: Partial<AdvertConditions> = {}): AdvertConditions => ({
  status: 'live',
  portals: [status()],
  isOpen: true,
  missing: [],
  siteFault: null,
  ...changes,
});

describe('how an advert stands', () => {
  test('stays as it is while nothing happened', () => {
    const advert = advertOf();
    expect(settleAdvert(advert, now)).toEqual({ status: 'live', portals: advert.portals, isChanged: false });
  });

  test('falls once its lot is taken', () => {
    const settled = settleAdvert(advertOf({ isOpen: false }), now);
    expect(settled).toMatchObject({ status: 'off', isChanged: true });
    expect(settled.portals[0]).toMatchObject({ state: 'off', at: now });
  });

  test('is in error for what is missing, and waits again once that is mended', () => {
    const failed = settleAdvert(advertOf({ missing: ['dpe', 'energyCost'] }), now);
    expect(failed.status).toBe('error');
    expect(ownFault(failed.portals[0]?.code)).toBe('dpe');
    const again = settleAdvert(
      advertOf({ status: failed.status, portals: failed.portals, missing: ['dpe'] }),
      now,
    );
    expect(again.isChanged).toBe(false);
    const mended = settleAdvert(advertOf({ status: failed.status, portals: failed.portals }), now);
    expect(mended.status).toBe('queued');
  });

  test('keeps what a portal itself refused until somebody publishes again', () => {
    const refused = status({ state: 'error', code: 'E42', message: 'Photo trop petite' });
    const advert = advertOf({ status: 'error', portals: [refused] });
    expect(settleAdvert(advert, now).isChanged).toBe(false);
    const [sent] = settlePortals([refused], ['leboncoin'], now, true);
    expect(sent).toMatchObject({ state: 'queued', message: '' });
    expect(ownFault(portalCode('ilot:dpe'))).toBeNull();
  });

  test('stands on the mini-site as that shows the lot', () => {
    const site = status({ portal: 'site', state: 'queued' });
    const advert = advertOf({ status: 'queued', portals: [site] });
    expect(settleAdvert(advert, now).status).toBe('live');
    const hidden = settleAdvert({ ...advert, siteFault: 'siteLot' }, now);
    expect(ownFault(hidden.portals[0]?.code)).toBe('siteLot');
  });

  test('is settled by one reading: a second changes nothing', () => {
    const portals = fc.uniqueArray(
      fc.record({
        portal: fc.constantFrom(...broadcastPortals),
        state: fc.constantFrom(...advertStates),
        message: fc.constantFrom('', 'refusée'),
        code: fc.constantFrom('ilot:dpe', 'E1', 'ilot:siteLot'),
        at: fc.constant(before),
      }),
      { selector: ({ portal }) => portal, minLength: 1 },
    );
    const adverts = fc.record({
      portals,
      isOpen: fc.boolean(),
      missing: fc.constantFrom([], ['dpe' as const], ['price' as const, 'text' as const]),
      siteFault: fc.constantFrom(null, 'siteLot' as const, 'siteOffline' as const),
    });
    fc.assert(
      fc.property(adverts, (advert) => {
        const first = settleAdvert({ ...advert, status: overallState(advert.portals) }, now);
        const second = settleAdvert({ ...advert, ...first }, '2026-11-21T08:00:00.000Z');
        expect(second.isChanged).toBe(false);
        expect(second.status).toBe(first.status);
      }),
    );
  });

  test('goes to the portals of the settings, each once, in their order', () => {
    const settled = settlePortals([status({ views: 12 })], ['figaro', 'leboncoin', 'figaro'], now, false);
    expect(settled.map(({ portal, state }) => [portal, state])).toEqual([
      ['leboncoin', 'live'],
      ['figaro', 'queued'],
    ]);
    expect(settled[0]?.views).toBe(12);
  });
});

describe('the drafted text', () => {
  const subject: LotSubject = {
    type: 'Apartment',
    programme: 'Saint-Genès',
    city: 'Talence',
    area: '46,2 m²',
    details: { rooms: 2, bedrooms: 1, exposure: 'SO', gardenM2: '60.00', fiber: true },
    level: 0,
    saleMode: 'asis',
    isRented: false,
    strengths: ['Tramway à 300 m'],
    areaOf: (areaM2) => `${Number(areaM2)} m²`,
  };

  test('tells what is known of the lot, and nothing else', () => {
    expect(lotAdvertText(subject)).toEqual({
      title: 'Appartement 2 pièces 46,2 m² · Talence',
      text: [
        'Appartement 2 pièces 46,2 m² à Talence, dans le programme «\u00A0Saint-Genès\u00A0».',
        'Au rez-de-chaussée, exposé sud-ouest.',
        '1 chambre.',
        'Jardin de 60 m², fibre.',
        'Les plus\u00A0: Tramway à 300 m.',
        'Plans, diagnostics et visite sur demande.',
      ].join('\n'),
    });
  });

  test('stays within what portals take, whatever it is told', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...lotTypes),
        fc.string({ maxLength: 200 }),
        fc.array(fc.string({ maxLength: 140 }), { maxLength: 60 }),
        (type, city, strengths) => {
          const { title, text } = lotAdvertText({ ...subject, type, city, strengths });
          expect(title.length).toBeLessThanOrEqual(60);
          expect(text.length).toBeLessThanOrEqual(3000);
        },
      ),
    );
  });
});
