import { euros } from '../euros.ts';
import type { OperationSeed } from '../types.ts';
import { chaisDeLaBastideLots } from './chais-de-la-bastide-lots.ts';

/** The reference operation, whose every figure has been worked out: a wine store of Libourne sold in VIR. */
export const chaisDeLaBastide: OperationSeed = {
  tenant: 'T1',
  manager: 'hugo.lartigue',
  team: ['ines.duprat', 'marc.soubiran'],
  seller: 'seller-1',
  agent: 'agent-1',
  ownerProfile: 'company',
  updatedAt: '2026-11-19T17:35:00Z',
  fields: {
    ref: 'OP-2025-001',
    name: 'Les Chais de la Bastide',
    kind: 'vir',
    addressLine: '14 rue des Chais',
    postalCode: '33500',
    city: 'Libourne',
    inseeCode: '33243',
    lat: 44.9131,
    lng: -0.2347,
    parcels: [
      { section: 'CH', number: '0214', areaM2: '412.00' },
      { section: 'CH', number: '0215', areaM2: '96.00' },
    ],
    landAreaM2: '508.00',
    builtAreaM2: '486.00',
    buildYear: 1898,
    completedOver5Years: true,
    sourceKind: 'agency',
    askingPriceCents: euros(495_000),
    offeredPriceCents: euros(480_000),
    purchasePriceCents: euros(480_000),
    acquisitionRegime: 'mdb',
    resaleYears: 5,
    acquiredOn: '2026-04-16',
    resaleDeadlineOn: '2031-04-16',
    vatRegime: 'margin_option',
    tags: ['VIR', 'Centre-ville', 'Pierre'],
    summary:
      'Ancien chai de négoce en pierre, à deux pas de la bastide et des quais de la Dordogne. Neuf lots : six appartements vendus en VIR, un local commercial et deux box vendus en l’état.',
    description:
      '<p>Le bâtiment, construit en 1898 pour une maison de négoce, occupe l’angle de la rue des Chais. Ses murs en moellon calcaire et sa charpente sont sains ; la toiture, les réseaux et les cloisons sont à reprendre.</p><p>Le projet conserve la façade et la grande porte charretière. Les six logements sont desservis par un escalier unique ; la cour intérieure reçoit deux box.</p>',
    strengths: [
      'Gare TGV à douze minutes à pied, Bordeaux à vingt-cinq minutes',
      'Pierre saine, charpente réutilisable',
      'Demande locative soutenue pour les petites surfaces',
      'Local commercial vendu et payé',
    ],
    risks: [
      'Zone bleue du PPRI de la Dordogne, rez-de-chaussée surélevé imposé',
      'Appel de fonds A22 en retard',
      'Délai de rétractation A31 jusqu’au 30/11/2026',
    ],
    worksStartedOn: '2026-05-04',
    saleOpenedOn: '2026-05-04',
    targetDeedOn: '2026-04-16',
    targetWorksEndOn: '2027-02-26',
    targetCloseOn: '2027-03-12',
  },
  history: [
    { to: 'sourcing', on: '2025-09-08' },
    { to: 'study', on: '2025-09-18' },
    { to: 'offer', on: '2025-09-25' },
    { to: 'promise', on: '2025-11-17' },
    { to: 'owned', on: '2026-04-16' },
    { to: 'works', on: '2026-05-04' },
    { to: 'selling', on: '2026-05-04' },
  ],
  lots: chaisDeLaBastideLots,
  notes: [
    {
      by: 'hugo.lartigue',
      at: '2025-09-18T15:20:00Z',
      text: 'Visite technique avec l’architecte : quatre constats, 12 500 € estimés. Pied de mur humide côté cour, deux pannes à doubler, descente d’eau à reprendre, tableau électrique hors d’usage.',
    },
    {
      by: 'hugo.lartigue',
      at: '2026-02-10T16:05:00Z',
      text: 'Permis accordé ce jour. Affichage demandé à l’huissier pour le 13 février, constat à joindre au dossier du notaire.',
    },
    {
      by: 'hugo.lartigue',
      at: '2026-04-16T14:40:00Z',
      text: 'Acte signé chez Me Estève. Le délai de retrait du permis court jusqu’au 10 mai : passé outre en connaissance de cause, la mairie a confirmé par courriel qu’elle n’y voit pas d’obstacle.',
    },
    {
      by: 'ines.duprat',
      at: '2026-07-21T09:12:00Z',
      text: 'A31 : refus de prêt justifié par lettre de la banque, dépôt restitué. Le lot est remis en vente au même prix.',
    },
    {
      by: 'ines.duprat',
      at: '2026-10-30T17:25:00Z',
      text: 'Attestation d’avancement à 50 % signée par l’architecte. Appels des lots A01, A11, A12 et A22 à envoyer le 2 novembre.',
    },
    {
      by: 'marc.soubiran',
      at: '2026-11-18T09:48:00Z',
      text: 'Reçu les appels A01, A11 et A12. Toujours rien pour A22 (31 000 €, échéance du 17) : relance téléphonique faite, la banque de l’acquéreur attendait l’attestation.',
    },
  ],
};
