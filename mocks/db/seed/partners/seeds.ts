import { departmentNames } from '#domain/geography/departments.ts';
import type { NewBanner, NewPartner } from '../../schema/index.ts';
import type { PersonKey, TenantKey } from '../types.ts';
import type { Palette } from './draw.ts';

export interface PartnerSeed extends Pick<
  NewPartner,
  'name' | 'category' | 'short' | 'body' | 'zones' | 'email' | 'status'
> {
  readonly slug: string;
  readonly initials: string;
  readonly palette: Palette;
  readonly website?: string;
  readonly phone?: string;
  readonly advantage?: string;
  readonly contractRef?: string;
  readonly contractEndsOn?: string;
  readonly isFeatured?: boolean;
  /** Views that were counted, of each of the people who look, in the last twelve months. */
  readonly viewEveryDays: number;
}

export const partnerSeeds: readonly PartnerSeed[] = [
  {
    slug: 'courtage-helianthe',
    name: 'Courtage Hélianthe',
    category: 'courtier',
    initials: 'HELIA',
    palette: ['#f4c542', '#b4531f', '#3a2410'],
    short: 'Le financement des opérations de marchands de biens, de la promesse au déblocage des fonds.',
    body:
      '<p>Six courtiers qui ne financent que des opérations : achat-revente, division, réhabilitation. Le dossier est présenté à quatre banques au moins.</p>' +
      '<h2>Ce que nous faisons</h2><ul><li>Montage du dossier avec votre prévisionnel</li><li>Négociation du taux, des garanties et de l’apport</li><li>Suivi des déblocages pendant les travaux</li></ul>',
    zones: ['01', '42', '69'],
    email: 'dossiers.helianthe@example.test',
    website: 'https://www.helianthe.example',
    phone: '+33478100001',
    advantage: 'Frais de dossier offerts sur la première opération',
    contractRef: 'PART-2025-03',
    contractEndsOn: '2027-03-31',
    isFeatured: true,
    status: 'published',
    viewEveryDays: 9,
  },
  {
    slug: 'etude-vauban-lemaire',
    name: 'Étude Vauban-Lemaire',
    category: 'notaire',
    initials: 'V-L',
    palette: ['#1f3a34', '#8fb3a5', '#f2efe6'],
    short: 'Notaires des opérations de division et de revente : état descriptif, règlement, actes en série.',
    body: '<p>Une équipe dédiée aux marchands de biens : promesses sous quinze jours, actes de revente préparés lot par lot.</p>',
    zones: ['69'],
    email: 'etude.vauban@example.test',
    phone: '+33478100002',
    contractRef: 'PART-2024-11',
    contractEndsOn: '2026-12-31',
    status: 'published',
    viewEveryDays: 16,
  },
  {
    slug: 'assurances-du-parvis',
    name: 'Assurances du Parvis',
    category: 'assureur',
    initials: 'PARVIS',
    palette: ['#14304f', '#6d93b8', '#ffffff'],
    short: 'Dommages-ouvrage, décennale, tous risques chantier : une réponse ferme en cinq jours ouvrés.',
    body: '<p>Nous assurons les opérations de 100 000 € à 8 M€ de travaux, partout en France.</p><h2>Les garanties</h2><ol><li>Dommages-ouvrage et constructeur non réalisateur</li><li>Tous risques chantier</li><li>Responsabilité civile du marchand de biens</li></ol>',
    zones: Object.keys(departmentNames),
    email: 'operations.parvis@example.test',
    website: 'https://www.parvis.example',
    phone: '+33144100003',
    advantage: '10 % sur la dommages-ouvrage',
    contractRef: 'PART-2025-01',
    contractEndsOn: '2027-01-31',
    isFeatured: true,
    status: 'published',
    viewEveryDays: 7,
  },
  {
    slug: 'diag-alpes',
    name: 'Diag’Alpes',
    category: 'diagnostiqueur',
    initials: "DIAG'A",
    palette: ['#e8f1ee', '#2f7d6b', '#12332c'],
    short: 'Tous les diagnostics avant vente et avant travaux, rapport sous quarante-huit heures.',
    body: '<p>DPE, amiante avant travaux, plomb, termites, Carrez : un seul passage, un seul rapport par lot.</p>',
    zones: ['38', '73', '74'],
    email: 'rendezvous.diagalpes@example.test',
    phone: '+33476100004',
    advantage: 'Le quatrième lot au prix du troisième',
    contractRef: 'PART-2025-07',
    contractEndsOn: '2027-06-30',
    status: 'published',
    viewEveryDays: 21,
  },
  {
    slug: 'geo-bornage-atlantique',
    name: 'Géo-Bornage Atlantique',
    category: 'geometre',
    initials: 'GEO',
    palette: ['#dfeaf2', '#30698f', '#10293b'],
    short: 'Géomètres-experts : division, bornage, état descriptif et plans de vente.',
    body: '<p>De la division parcellaire aux plans de lots : relevé au scanner, plans sous dix jours.</p>',
    zones: ['44', '85'],
    email: 'contact.geobornage@example.test',
    website: 'https://www.geobornage.example',
    contractRef: 'PART-2025-09',
    contractEndsOn: '2027-08-31',
    status: 'published',
    viewEveryDays: 26,
  },
  {
    slug: 'atelier-lumen',
    name: 'Atelier Lumen',
    category: 'home_staging',
    initials: 'LUMEN',
    palette: ['#fff3d6', '#d48a1f', '#3b2a12'],
    short: 'Home staging et photographies : l’appartement témoin prêt à visiter en une semaine.',
    body: '',
    zones: ['13'],
    email: 'bonjour.lumen@example.test',
    status: 'draft',
    viewEveryDays: 0,
  },
];

export interface RequestSeed {
  readonly partner: string;
  readonly tenant: TenantKey;
  readonly by: PersonKey;
  readonly subject: string;
  readonly message: string;
  readonly sentAt: string;
  readonly status: 'sent' | 'answered' | 'closed';
}

export const requestSeeds: readonly RequestSeed[] = [
  {
    partner: 'courtage-helianthe',
    tenant: 'T1',
    by: 'hugo.lartigue',
    subject: 'Financement d’un immeuble à diviser',
    message:
      'Bonjour, nous étudions l’achat d’un immeuble de quatre lots. Pouvez-vous nous dire sous quel délai une banque se prononcerait ?',
    sentAt: '2026-10-14T09:20:00Z',
    status: 'answered',
  },
  {
    partner: 'assurances-du-parvis',
    tenant: 'T1',
    by: 'ines.duprat',
    subject: 'Dommages-ouvrage',
    message:
      'Bonjour, nous cherchons une dommages-ouvrage pour 480 000 € de travaux, chantier ouvert en janvier.',
    sentAt: '2026-11-16T14:05:00Z',
    status: 'sent',
  },
  {
    partner: 'courtage-helianthe',
    tenant: 'T2',
    by: 'karim.belkacem',
    subject: 'Prêt relais sur stock',
    message:
      'Bonjour, deux lots restent à vendre et nous voudrions acheter avant de les avoir cédés. Que proposez-vous ?',
    sentAt: '2026-11-18T10:45:00Z',
    status: 'sent',
  },
  {
    partner: 'etude-vauban-lemaire',
    tenant: 'T2',
    by: 'karim.belkacem',
    subject: 'Règlement de copropriété',
    message:
      'Bonjour, pourriez-vous rédiger le règlement d’un immeuble de neuf lots dont le géomètre a fini les plans ?',
    sentAt: '2026-06-03T08:30:00Z',
    status: 'closed',
  },
];

export interface BannerSeed extends Pick<NewBanner, 'title' | 'alt' | 'linkUrl' | 'placement' | 'weight'> {
  readonly key: string;
  readonly partner: string;
  /** What is written in the pictures. */
  readonly lines: readonly [string, string];
  readonly startsAt: string;
  readonly endsAt: string;
  readonly maxImpressions?: number;
  readonly departments?: string[];
  /** Impressions of its first day with some; the days after differ from it. */
  readonly perDay: number;
  /** Of a hundred who saw it, how many followed it. */
  readonly clicksPerCent: number;
}

export const bannerSeeds: readonly BannerSeed[] = [
  {
    key: 'helianthe-partenaires',
    partner: 'courtage-helianthe',
    title: 'Financement en dix jours',
    lines: ['VOTRE PRET', 'EN 10 JOURS'],
    alt: 'Courtage Hélianthe : votre prêt de marchand de biens en dix jours',
    linkUrl: 'https://www.helianthe.example/marchands',
    placement: 'partner_index',
    startsAt: '2026-10-26T00:00:00+01:00',
    endsAt: '2026-11-26T00:00:00+01:00',
    weight: 6,
    maxImpressions: 2000,
    perDay: 31,
    clicksPerCent: 4,
  },
  {
    key: 'parvis-tableau',
    partner: 'assurances-du-parvis',
    title: 'Dommages-ouvrage en cinq jours',
    lines: ['DOMMAGES-OUVRAGE', 'EN CINQ JOURS'],
    alt: 'Assurances du Parvis : la dommages-ouvrage, réponse ferme en cinq jours',
    linkUrl: 'https://www.parvis.example/dommages-ouvrage',
    placement: 'dashboard',
    startsAt: '2026-11-02T00:00:00+01:00',
    endsAt: '2027-02-01T00:00:00+01:00',
    weight: 4,
    perDay: 58,
    clicksPerCent: 2,
  },
  {
    key: 'diag-alpes-actualites',
    partner: 'diag-alpes',
    title: 'Diagnostics sous quarante-huit heures',
    lines: ['DIAGNOSTICS', 'EN DEUX JOURS'],
    alt: 'Diag’Alpes : tous les diagnostics de vos lots en deux jours',
    linkUrl: 'https://www.diagalpes.example',
    placement: 'actuality',
    startsAt: '2026-12-07T00:00:00+01:00',
    endsAt: '2027-01-16T00:00:00+01:00',
    weight: 3,
    departments: ['38', '73', '74'],
    maxImpressions: 500,
    perDay: 0,
    clicksPerCent: 0,
  },
  {
    key: 'vauban-connexion',
    partner: 'etude-vauban-lemaire',
    title: 'Actes en série',
    lines: ['VOS ACTES', 'EN SERIE'],
    alt: 'Étude Vauban-Lemaire : vos actes de revente préparés lot par lot',
    linkUrl: 'https://www.vauban.example',
    placement: 'login',
    startsAt: '2026-09-01T00:00:00+02:00',
    endsAt: '2026-10-01T00:00:00+02:00',
    weight: 5,
    perDay: 44,
    clicksPerCent: 1,
  },
];
