import { exactEuros, type MovementSeed, type PartSeed } from './movement-seed.ts';

/** Fourteen months, the last of which ends on the eve of the demonstration. */
const months = [
  ...['10', '11', '12'].map((month) => `2025-${month}`),
  ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`),
];
const lastDay = '2026-11-19';
const wantedCount = 310;
const golden = 'OP-2025-001';

type Line = readonly [day: string, label: string, party: string, euros: number, parts: readonly PartSeed[]];

const plain = (day: string, label: string, party: string, amount: number, code: string, vatBps = 0): Line => [
  day,
  label,
  party,
  amount,
  [[code, exactEuros(amount), vatBps]],
];

/** What passes over the everyday account each month. */
function officeLines(rank: number): readonly Line[] {
  // The rent of the worked example is revised on 2025-11-15: the first whole month at the new rent is December.
  const rent = rank < 2 ? 840.23 : 847.56;
  return [
    plain('02', 'PRLV SCI QUAI DES CHARTRONS LOYER BUREAUX', 'SCI Quai des Chartrons', -1740, '6132', 2000),
    [
      '05',
      'VIR LOYER FAURE',
      'Noémie Faure',
      rent + 60,
      [
        ['7061', exactEuros(rent)],
        ['7083', exactEuros(60)],
      ],
    ],
    [
      '06',
      'VIR LOYER BONNET T2 MEUBLE',
      'Adrien Bonnet',
      685,
      [
        ['7061', exactEuros(640)],
        ['7083', exactEuros(45)],
      ],
    ],
    plain('08', 'VIR LOYER BOULANGERIE DE LA BASTIDE', 'Boulangerie de la Bastide', 1740, '7061', 2000),
    plain('09', 'CB STATION LIBOURNE', 'Station de Libourne', -(52 + rank * 1.35), '6061', 2000),
    plain('10', 'PRLV ENERGIE BUREAUX', 'Énergie de Garonne', -186.4, '6061', 2000),
    plain('12', 'PRLV TELECOM ET FIBRE', 'Télécom Aquitaine', -89.9, '626', 2000),
    plain('14', 'CB FOURNITURES DE BUREAU', 'Papeterie du Pont', -(31.2 + rank * 2.1), '6063', 2000),
    plain('15', 'PRLV ASSURANCE MULTIRISQUE PRO', 'Mutuelle des Chais', -312.5, '6161'),
    plain('16', 'VIR CABINET COMPTABLE SOUBIRAN', 'Cabinet Soubiran', -540, '6226', 2000),
    plain('18', 'CB PARKING VICTOIRE', 'Parking Victoire', -(12 + (rank % 5) * 2), '6251'),
    plain('20', 'PRLV URSSAF AQUITAINE', 'Urssaf', -2180, '645'),
    plain('22', 'PRLV DGFIP TVA CA3', 'DGFiP', -(640 + rank * 35), '44551'),
    plain('25', 'CB RESTAURANT DU PORT', 'Restaurant du Port', -(46.5 + (rank % 4) * 8.2), '6257'),
    plain('27', 'COMMISSIONS SUR COMPTE', 'Banque des Deux Rives', -24, '6278'),
    plain('28', 'VIR SALAIRES', 'Salaires', -6400, '641'),
  ];
}

/** What passes over the account of the operation each month. */
function worksLines(rank: number): readonly Line[] {
  const isQuarter = rank % 3 === 0;
  return [
    plain(
      '04',
      `FERRAND SITUATION ${rank + 1}`,
      'Maçonnerie Ferrand & Cie',
      rank === 2 ? -12_480 : -(8400 + rank * 312),
      '6051',
      2000,
    ),
    plain('11', `ELEC GARONNE SITUATION ${rank + 1}`, 'Élec’Garonne', -(2640 + rank * 120), '6051', 1000),
    plain('13', 'VIR ARCHITECTE HONORAIRES DET', 'Atelier Novembre', -1800, '6226', 2000),
    plain(
      '19',
      'ECHEANCE INTERETS CREDIT PROMOTEUR',
      'Banque des Deux Rives',
      -(742.18 + rank * 11),
      '66116',
    ),
    ...(isQuarter
      ? [plain('03', `DEBLOCAGE CREDIT PROMOTEUR ${rank / 3 + 1}`, 'Banque des Deux Rives', 60_000, '164')]
      : []),
  ];
}

const moved = (account: string, month: string, lines: readonly Line[], operation?: string): MovementSeed[] =>
  lines
    .map(([day, label, party, amount, parts]) => ({
      account,
      on: `${month}-${day}`,
      label,
      party,
      cents: exactEuros(amount),
      parts: parts.map(([code, cents, vat = 0]): PartSeed => [code, cents, vat]),
      ...(operation !== undefined && { operation }),
    }))
    .filter(({ on }) => on <= lastDay);

const single: readonly MovementSeed[] = [
  {
    account: 'chais',
    on: '2025-10-16',
    label: 'ETUDE VAUBAN LEMAIRE ACHAT CHAIS DE LA BASTIDE',
    party: 'Étude Vauban-Lemaire',
    cents: exactEuros(-412_000),
    parts: [
      ['6011', exactEuros(-398_000)],
      ['6081', exactEuros(-9200)],
      ['63541', exactEuros(-4800)],
    ],
    operation: golden,
  },
  {
    account: 'chais',
    on: '2025-10-14',
    label: 'APPORT GARONNE PATRIMOINE CHAIS DE LA BASTIDE',
    party: 'Garonne Patrimoine',
    cents: exactEuros(420_000),
    parts: [['4551', exactEuros(420_000)]],
    operation: golden,
  },
  {
    account: 'sequestre',
    on: '2026-10-02',
    label: 'DEPOTS DE GARANTIE RESERVATIONS A11 A12 A21',
    party: 'Étude Vauban-Lemaire',
    cents: exactEuros(45_000),
    parts: [['4671', exactEuros(45_000)]],
    operation: golden,
  },
  {
    account: 'associe',
    on: '2026-03-10',
    label: 'APPORT EN COMPTE COURANT H LARTIGUE',
    party: 'Hugo Lartigue',
    cents: exactEuros(25_000),
    parts: [['4551', exactEuros(25_000)]],
  },
  // Twins of one day: both are there.
  ...[1, 2].map((): MovementSeed => ({
    account: 'courant',
    on: '2026-11-17',
    label: 'CB PEAGE ET PARKING',
    party: 'Péages de Gironde',
    cents: exactEuros(-39.9),
    parts: [['6251', exactEuros(-39.9), 2000]],
  })),
];

const regular = [
  ...months.flatMap((month, rank) => moved('courant', month, officeLines(rank))),
  ...months.flatMap((month, rank) => moved('chais', month, worksLines(rank), golden)),
];

/** Small purchases by card, so that there are as many movements as a company of this size has. */
const small = Array.from(
  { length: wantedCount - single.length - regular.length },
  (_, rank): MovementSeed => {
    const month = months[rank % (months.length - 1)] ?? '2026-01';
    const cents = exactEuros(-(18.4 + (rank % 7) * 3.15));
    return {
      account: 'courant',
      on: `${month}-${String(7 + (rank % 15)).padStart(2, '0')}`,
      label: `CB QUINCAILLERIE DU MARCHE ${rank + 1}`,
      party: 'Quincaillerie du Marché',
      cents,
      parts: [['6063', cents, 2000]],
    };
  },
);

/** The 310 movements of Garonne Patrimoine. */
export const t1Movements: readonly MovementSeed[] = [...single, ...regular, ...small].toSorted((a, b) =>
  a.on < b.on ? -1 : a.on > b.on ? 1 : 0,
);
