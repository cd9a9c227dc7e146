import { emptyAudience, emptyBlock, type CampaignBlock } from '#domain/relation/campaign.ts';
import type {
  EmailTemplate,
  MarketingLink,
  NewMarketingEmail,
  NewMarketingRecipient,
} from '../schema/index.ts';
import { contactEmail, contactId, contactSeeds } from './contacts/index.ts';
import { lotId, operationId } from './operations/index.ts';
import { personId } from './person-id.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenant-id.ts';

const golden = 'OP-2025-001';
const campaignId = (key: string): string => seedId(`campaign:${key}`);
const part = (kind: CampaignBlock['kind'], fields: Partial<CampaignBlock> = {}): CampaignBlock => ({
  ...emptyBlock(kind),
  ...fields,
});
const card = (ref: string): CampaignBlock => part('lot', { recordId: lotId('T1', golden, ref) });
const hello = part('text', { text: 'Bonjour {{contact.prenom|}},' });
const contactButton = part('button', {
  text: 'Nous écrire',
  href: 'https://garonne-patrimoine.example/contact',
});

const preview: readonly CampaignBlock[] = [
  part('heading', { text: 'Les Chais de la Bastide en avant-première' }),
  hello,
  part('text', {
    text: 'Nos anciens chais de Libourne deviennent des logements et des garages. Voici la liste avant son ouverture au public.',
  }),
  part('operation', { recordId: operationId('T1', golden) }),
  part('button', { text: 'Découvrir le programme', href: 'https://garonne-patrimoine.example/chais' }),
  part('divider'),
  contactButton,
];

interface CampaignSeed extends Omit<Partial<NewMarketingEmail>, 'blocks'> {
  readonly key: string;
  readonly at: string;
  readonly name: string;
  readonly subject: string;
  readonly blocks: readonly CampaignBlock[];
  readonly tenant?: 'T1' | 'T2';
}

const seeds: readonly CampaignSeed[] = [
  {
    key: 'preview',
    at: '2026-06-12T08:00:00Z',
    name: 'Avant-première Chais de la Bastide',
    subject: 'Les Chais de la Bastide en avant-première',
    preheader: 'Réservez avant l’ouverture au public.',
    blocks: preview,
    operationId: operationId('T1', golden),
    status: 'sent',
    testedAt: new Date('2026-06-11T15:00:00Z'),
    testSentTo: ['hugo.lartigue@example.test'],
    scheduledAt: new Date('2026-06-12T08:00:00Z'),
    startedAt: new Date('2026-06-12T08:00:00Z'),
    sentAt: new Date('2026-06-12T08:09:00Z'),
  },
  {
    key: 'left-over',
    at: '2026-11-18T16:30:00Z',
    name: 'Lots restants à Libourne',
    subject: 'Derniers lots aux Chais de la Bastide',
    preheader: 'Un garage est encore disponible.',
    blocks: [
      hello,
      part('text', { text: 'Voici ce qui reste disponible à Libourne.' }),
      card('G01'),
      contactButton,
    ],
    operationId: operationId('T1', golden),
    testedAt: new Date('2026-11-19T09:10:00Z'),
    testSentTo: ['hugo.lartigue@example.test'],
  },
  {
    key: 'wishes',
    at: '2026-01-05T08:00:00Z',
    name: 'Vœux 2026',
    subject: 'Bonne année 2026',
    preheader: '',
    blocks: [
      hello,
      part('text', { text: 'Toute l’équipe de {{societe.nom}} vous souhaite une belle année.' }),
    ],
    status: 'archived',
  },
  {
    key: 'saint-etienne',
    at: '2026-11-17T10:00:00Z',
    name: 'Nouveautés à Saint-Étienne',
    subject: '',
    preheader: '',
    blocks: [hello],
    tenant: 'T2',
  },
];

const campaignRow = ({ key, at, tenant = 'T1', blocks, ...fields }: CampaignSeed): NewMarketingEmail => ({
  audience: emptyAudience,
  throttlePerHour: 500,
  ...fields,
  id: campaignId(key),
  tenantId: tenantId(tenant),
  blocks: [...blocks],
  createdBy: personId(tenant === 'T1' ? 'hugo.lartigue' : 'karim.belkacem'),
  createdAt: new Date(at),
  updatedAt: new Date(at),
});

/** What became of the mail to each contact, by their place in the list: some are always the same. */
function fateOf(place: number): Pick<NewMarketingRecipient, 'status' | 'skipReason'> {
  if (place % 11 === 7) return { status: 'skipped', skipReason: 'noConsent' };
  if (place === 3) return { status: 'skipped', skipReason: 'invalid' };
  if (place === 20) return { status: 'hard_bounce', skipReason: null };
  if (place === 31) return { status: 'soft_bounce', skipReason: null };
  return { status: 'sent', skipReason: null };
}

function recipientRow(key: string, displayName: string, place: number): NewMarketingRecipient {
  const handedAt = new Date(Date.parse('2026-06-12T08:00:00Z') + Math.floor(place / 8) * 60_000);
  const fate = fateOf(place);
  const isSent = fate.status === 'sent';
  const isMeasured = isSent && place % 5 < 2;
  return {
    ...fate,
    id: seedId(`campaign-recipient:${key}`),
    tenantId: tenantId('T1'),
    campaignId: campaignId('preview'),
    contactId: contactId('T1', key),
    position: place,
    email: contactEmail(displayName),
    name: displayName,
    handedAt,
    // Hashes of nothing: no address of the demonstration leads to them.
    openHash: isMeasured ? `demonstration:${key}` : null,
    openedAt: isMeasured && place % 3 === 0 ? new Date(handedAt.getTime() + (place % 4) * 86_400_000) : null,
    unsubscribedAt: isSent && place % 17 === 9 ? new Date('2026-06-13T18:00:00Z') : null,
    createdAt: handedAt,
    updatedAt: handedAt,
  };
}

const templateRow = (key: string, name: string, subject: string, blocks: CampaignBlock[]): EmailTemplate => ({
  id: seedId(`email-template:${key}`),
  tenantId: tenantId('T1'),
  name,
  subject,
  preheader: '',
  blocks,
  createdBy: personId('hugo.lartigue'),
  version: 1,
  deletedAt: null,
  createdAt: new Date('2026-03-02T09:00:00Z'),
  updatedAt: new Date('2026-03-02T09:00:00Z'),
});

/** Campaigns of both companies, one of which has been sent, and the models of the first. */
export function marketingRows() {
  const contacts = contactSeeds.find(({ tenant }) => tenant === 'T1')?.contacts ?? [];
  const links = preview.filter(({ href }) => href !== '');
  const sentAt = new Date('2026-06-12T08:00:00Z');
  return {
    campaigns: seeds.map(campaignRow),
    recipients: contacts.map(({ key, displayName }, place) => recipientRow(key, displayName, place)),
    links: links.map(({ href }, position): MarketingLink => ({
      id: seedId(`campaign-link:${position}`),
      tenantId: tenantId('T1'),
      campaignId: campaignId('preview'),
      position,
      href,
      clicks: [41, 12][position] ?? 0,
      createdAt: sentAt,
      updatedAt: sentAt,
    })),
    templates: [
      templateRow('lots', 'Nouveaux lots', 'De nouveaux lots sont disponibles', [
        hello,
        part('text', { text: 'De nouveaux lots viennent d’être mis en vente.' }),
        contactButton,
      ]),
      templateRow('open-day', 'Portes ouvertes', 'Invitation à nos portes ouvertes', [
        part('heading', { text: 'Portes ouvertes' }),
        hello,
        part('text', { text: 'Nous serons heureux de vous accueillir sur place, le … de 10 h à 17 h.' }),
        contactButton,
      ]),
    ],
  };
}
