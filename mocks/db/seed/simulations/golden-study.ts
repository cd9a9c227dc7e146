import type { Study, StudyLine, StudyLot } from '#domain/simulation/study/study.ts';
import { euros } from '../euros.ts';
import { chaisDeLaBastideLots } from '../operations/chais-de-la-bastide-lots.ts';
import { emptyStudy, studyLine } from './lines.ts';

const deedMonths: Readonly<Record<string, string>> = {
  A01: '2026-09',
  A11: '2026-09',
  A12: '2026-09',
  A21: '2026-12',
  A22: '2026-10',
  A31: '2027-01',
  C01: '2026-10',
  G01: '2027-01',
  G02: '2026-12',
};

/** A22 pays the call of November in December. */
const late = [
  { month: '2026-10', cents: euros(93_000) },
  { month: '2026-12', cents: euros(31_000) },
  { month: '2027-03', cents: euros(31_000) },
];

const lots = chaisDeLaBastideLots.map((lot): StudyLot => {
  const isSplit = lot.saleMode === 'vir';
  return {
    ref: lot.ref,
    type: lot.type,
    saleMode: lot.saleMode,
    vatMode: 'inherit',
    tantiemes: lot.tantiemes ?? null,
    areaM2: lot.areaM2,
    priceTtcCents: isSplit ? null : (lot.priceTtcCents ?? null),
    existingPriceCents: isSplit ? (lot.existingPriceCents ?? null) : null,
    worksPriceCents: isSplit ? (lot.worksPriceCents ?? null) : null,
    takenPriceCents: lot.priceTtcCents ?? null,
    deedMonth: deedMonths[lot.ref] ?? null,
    probabilityBps: 10_000,
    receipts: lot.ref === 'A22' ? late : [],
  };
});

const at = (month: string): Partial<StudyLine> => ({ schedule: 'month', month });
const spread = (month: string, months: number): Partial<StudyLine> => ({ schedule: 'spread', month, months });

const situations = {
  '2026-05': 20_300,
  '2026-06': 27_500,
  '2026-07': 36_850,
  '2026-08': 7_850,
  '2026-09': 43_900,
  '2026-10': 40_450,
  '2026-11': 42_800,
  '2026-12': 38_500,
  '2027-01': 45_300,
  '2027-02': 36_550,
};

const draws = { '2026-04-16': 408_000, '2026-06-10': 45_000, '2026-07-08': 55_000, '2026-08-11': 52_000 };

/** The central simulation of « Les Chais de la Bastide » as it was entered. */
export const goldenStudy: Study = {
  ...emptyStudy,
  startMonth: '2025-11',
  durationMonths: 17,
  vatRegime: 'margin_option',
  acquisitionRegime: 'mdb',
  purchaseOn: '2026-04-16',
  purchasePriceCents: euros(480_000),
  equityCents: euros(150_000),
  injections: [{ month: '2026-04', cents: euros(110_000) }],
  guaranteeSetupCents: euros(1_500),
  guaranteeBps: 130,
  receptionMonth: '2027-02',
  situations: Object.entries(situations).map(([month, amount]) => ({ month, cents: euros(amount) })),
  halfWorksOn: '2026-10-30',
  completionOn: '2027-02-26',
  deliveryOn: '2027-03-12',
  loanAmountCents: euros(560_000),
  loanBps: 460,
  loanMonths: 24,
  loanFileFeeCents: euros(5_600),
  loanGuaranteeFeeCents: euros(4_800),
  loanCommitmentBps: 50,
  loanSweepBps: 6_000,
  loanSignedOn: '2026-04-16',
  loanAvailabilityEndOn: '2027-02-28',
  draws: Object.entries(draws).map(([on, amount]) => ({ on, cents: euros(amount) })),
  purchaseLines: [
    studyLine('acquisition', 'Indemnité d’immobilisation', euros(24_000), 0, at('2025-11')),
    studyLine('acquisition', 'Solde du prix', euros(456_000), 0, { schedule: 'at_purchase' }),
    studyLine('purchase_fees', 'Frais d’acte', null, 2000, { schedule: 'at_purchase', isAuto: true }),
  ],
  worksLines: [
    studyLine('works', 'Travaux, huit lots', euros(340_000), 1000, { schedule: 'with_works' }),
    studyLine('fees_moe', 'Maîtrise d’œuvre, permis (30 %)', euros(8_160), 2000, at('2025-11')),
    studyLine('fees_moe', 'Maîtrise d’œuvre, chantier (70 %)', euros(19_040), 2000, spread('2026-05', 10)),
    studyLine('fees_ctrl', 'Contrôle et SPS, ouverture', euros(3_400), 2000, at('2026-05')),
    studyLine('fees_ctrl', 'Contrôle et SPS, achèvement', euros(3_400), 2000, at('2027-02')),
    studyLine('insurance', 'Dommages-ouvrage et tous risques', euros(11_500), 0, at('2026-05')),
    studyLine('surveys', 'Géomètre et diagnostics', euros(7_400), 2000, at('2026-05')),
    studyLine('utilities', 'Raccordements', euros(5_500), 2000, at('2026-10')),
  ],
  reserveLines: [
    studyLine('contingency', 'Aléas', 500, 1000, { ...at('2027-03'), basis: 'pct_works' }),
    studyLine('holding', 'Taxe foncière au prorata et assurance', euros(1_300), 0, at('2026-04')),
    studyLine('holding', 'Taxe foncière', euros(2_900), 0, at('2026-10')),
  ],
  saleLines: [
    studyLine('sales_fees', 'Commercialisation', 400, 2000, {
      schedule: 'at_deeds',
      basis: 'pct_revenue_ttc',
    }),
    studyLine('gfa', 'Garantie d’achèvement', null, 0, { ...at('2026-09'), isAuto: true }),
  ],
  financeLines: [
    studyLine('loan_fees', 'Frais de dossier et de garantie', null, 0, {
      schedule: 'at_purchase',
      isAuto: true,
    }),
    studyLine('interest', 'Intérêts', null, 0, { schedule: 'at_purchase', isAuto: true }),
    studyLine('commitment', 'Commission d’engagement', null, 0, { schedule: 'at_purchase', isAuto: true }),
    studyLine('management', 'Gestion', euros(20_000), 0, spread('2026-05', 10)),
  ],
  lots,
};

/** The same with the costs of bank and guarantor as they are, so that prices alone make the difference. */
export const goldenHeld: Study = {
  ...goldenStudy,
  saleLines: goldenStudy.saleLines.map((line) =>
    line.category === 'gfa' ? { ...line, isAuto: false, value: 742_280 } : line,
  ),
  financeLines: [
    studyLine('loan_fees', 'Frais de dossier et de garantie', euros(10_400), 0, { schedule: 'at_purchase' }),
    studyLine('interest', 'Intérêts', 1_241_986, 0, spread('2026-05', 9)),
    studyLine('commitment', 'Commission d’engagement', 19_291, 0, spread('2026-05', 4)),
    studyLine('management', 'Gestion', euros(20_000), 0, spread('2026-05', 10)),
  ],
};
