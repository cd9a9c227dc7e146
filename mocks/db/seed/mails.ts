import { maskedAddress, type MailOrigin } from '#domain/relation/mail.ts';
import { visitCalendar } from '#domain/visit/calendar.ts';
import { sha256Hex } from '#mocks/services/tokens.ts';
import type { MailEvent, NewOutgoingMail, Suppression } from '../schema/index.ts';
import { contactEmail, contactId, contactSeeds } from './contacts/index.ts';
import { operationId } from './operations/index.ts';
import { personId } from './person-id.ts';
import { seedId } from './seed-id.ts';
import { tenantId } from './tenant-id.ts';
import type { PersonKey } from './types.ts';

/** A mail of the first company, by the key of a contact; what became of it unless it left at once. */
interface MailSeed {
  readonly at: string;
  readonly to: string;
  readonly by: PersonKey;
  readonly operation: string | null;
  readonly kind: 'lots.offer' | 'visit.invitation' | 'visit.cancelled' | 'share.link';
  readonly subject: string;
  readonly lines: readonly string[];
  readonly outcome?: 'unknown' | 'full' | 'given-up';
}

const hugo = 'hugo.lartigue';
const ines = 'ines.duprat';
const company = 'Garonne Patrimoine';

const origins: Readonly<Record<MailSeed['kind'], MailOrigin>> = {
  'lots.offer': 'share',
  'share.link': 'share',
  'visit.invitation': 'transactional',
  'visit.cancelled': 'transactional',
};

const single: readonly MailSeed[] = [
  {
    at: '2026-11-19T15:30:00Z',
    to: 'buyer-4',
    by: hugo,
    operation: 'OP-2025-001',
    kind: 'lots.offer',
    subject: '2 lots disponibles à Libourne',
    lines: ['Bonjour, voici les lots évoqués ce matin.', 'L’appartement A03 et le garage G01 sont libres.'],
    outcome: 'unknown',
  },
  {
    at: '2026-11-19T17:05:00Z',
    to: 'buyer-7',
    by: ines,
    operation: 'OP-2025-002',
    kind: 'lots.offer',
    subject: 'Maison M1, Saint-Genès',
    lines: ['Bonjour, comme convenu, les caractéristiques de la maison M1.'],
    outcome: 'full',
  },
  {
    at: '2026-11-02T08:40:00Z',
    to: 'agent-3',
    by: hugo,
    operation: 'OP-2025-001',
    kind: 'lots.offer',
    subject: 'Derniers lots à commercialiser',
    lines: ['Bonjour, la liste des lots encore disponibles à Libourne.'],
    outcome: 'given-up',
  },
  {
    at: '2026-10-06T09:00:00Z',
    to: 'bank-1',
    by: hugo,
    operation: 'OP-2025-001',
    kind: 'share.link',
    subject: 'Documents partagés : Les Chais de la Bastide',
    lines: ['Hugo Lartigue, de Garonne Patrimoine, partage avec vous des documents.'],
  },
];

const visited = ['buyer-1', 'buyer-2', 'buyer-3', 'buyer-5', 'buyer-6', 'buyer-9', 'buyer-10', 'buyer-11'];
const monthsOf = ['2026-04', '2026-05', '2026-06', '2026-09', '2026-10', '2026-11'];

/** Invitations and offers as they went out month by month, in turn between both operations on sale. */
const regular: readonly MailSeed[] = monthsOf.flatMap((month, turn) =>
  visited.map((to, rank): MailSeed => {
    const isGolden = (turn + rank) % 2 === 0;
    const name = isGolden ? 'Les Chais de la Bastide' : 'Saint-Genès';
    const isVisit = rank % 3 !== 2;
    return {
      at: `${month}-${String(2 + ((rank * 2 + turn) % 16)).padStart(2, '0')}T${String(8 + rank).padStart(2, '0')}:15:00Z`,
      to,
      by: rank % 2 === 0 ? hugo : ines,
      operation: isGolden ? 'OP-2025-001' : 'OP-2025-002',
      kind: isVisit ? 'visit.invitation' : 'lots.offer',
      subject: isVisit ? `Visite de ${name}` : `Lots disponibles : ${name}`,
      lines: isVisit
        ? [`Vous êtes attendu pour la visite de ${name}.`, 'Merci de nous prévenir en cas d’empêchement.']
        : [`Bonjour, voici les lots disponibles de l’opération ${name}.`],
    };
  }),
);

const seeds: readonly MailSeed[] = [...single, ...regular];

const nameOf = (key: string): string =>
  contactSeeds.find(({ tenant }) => tenant === 'T1')?.contacts.find((contact) => contact.key === key)
    ?.displayName ?? key;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const htmlOf = ({ subject, lines }: MailSeed): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>` +
  '<body style="margin:0;padding:24px;background:#faf8f3;color:#1c242b;font-family:Arial,sans-serif">' +
  `<h1 style="font-size:22px">${escaped(subject)}</h1>` +
  lines.map((line) => `<p style="font-size:16px;line-height:25px">${escaped(line)}</p>`).join('') +
  `<p style="font-size:13px;color:#626b73">${company}</p></body></html>`;

const idOf = (rank: number): string => seedId(`mail:T1:${rank}`);

const answers = {
  unknown: { code: 550, detail: '550 5.1.1 User unknown' },
  full: { code: 452, detail: '452 4.2.2 Mailbox full' },
  'given-up': { code: 421, detail: '421 Service not available' },
} as const;

const states = { unknown: 'bounced', full: 'deferred', 'given-up': 'failed' } as const;

const calendarOf = (seed: MailSeed, rank: number): string =>
  visitCalendar({
    uid: `${idOf(rank)}@visites`,
    sequence: 1,
    stampAt: new Date(seed.at),
    startAt: new Date(Date.parse(seed.at) + 4 * 86_400_000),
    durationMin: 45,
    title: seed.subject,
    place: 'Libourne',
    description: company,
    organizer: { name: seed.by, email: `${seed.by}@example.test` },
    attendees: [{ name: nameOf(seed.to), email: contactEmail(nameOf(seed.to)) }],
    isCancelled: false,
  });

function rowOf(seed: MailSeed, rank: number): NewOutgoingMail {
  const { outcome } = seed;
  const at = new Date(seed.at);
  const status = { unknown: 'bounced', full: 'queued', 'given-up': 'failed' } as const;
  return {
    id: idOf(rank),
    tenantId: tenantId('T1'),
    kind: seed.kind,
    origin: origins[seed.kind],
    keepsBody: true,
    locale: 'fr',
    toAddress: contactEmail(nameOf(seed.to)),
    toName: nameOf(seed.to),
    fromAddress: 'no-reply@example.test',
    fromName: 'Îlot',
    replyTo: `${seed.by}@example.test`,
    subject: `${seed.subject} — ${company}`,
    html: htmlOf(seed),
    text: [seed.subject, ...seed.lines, company].join('\n\n'),
    calendar: seed.kind === 'visit.invitation' ? calendarOf(seed, rank) : null,
    status: outcome === undefined ? 'sent' : status[outcome],
    attempts: outcome === 'given-up' ? 8 : 1,
    error: outcome === undefined ? null : answers[outcome].detail,
    createdAt: at,
    updatedAt: at,
    writtenAt: at,
    sentAt: outcome === undefined ? at : null,
    createdBy: personId(seed.by),
    contactId: contactId('T1', seed.to),
    operationId: seed.operation === null ? null : operationId('T1', seed.operation),
    bounceNotifiedAt: outcome === 'unknown' ? at : null,
  };
}

function eventsOf(seed: MailSeed, rank: number): MailEvent[] {
  const { outcome } = seed;
  const at = new Date(seed.at);
  const common = { tenantId: tenantId('T1'), mailId: idOf(rank) };
  return [
    { ...common, id: seedId(`mail-event:T1:${rank}:0`), kind: 'queued', at, code: null, detail: null },
    {
      ...common,
      id: seedId(`mail-event:T1:${rank}:1`),
      kind: outcome === undefined ? 'sent' : states[outcome],
      at: new Date(at.getTime() + 4000),
      ...(outcome === undefined ? { code: null, detail: null } : answers[outcome]),
    },
  ];
}

async function suppressionOf(seed: MailSeed, rank: number): Promise<Suppression> {
  const address = contactEmail(nameOf(seed.to));
  return {
    id: seedId(`suppression:T1:${rank}`),
    tenantId: tenantId('T1'),
    addressHash: await sha256Hex(address),
    addressHint: maskedAddress(address),
    reason: 'bounced',
    at: new Date(seed.at),
  };
}

/** What the first company had sent before the demonstration: one refused address, one mail that waits. */
export const mailRows = async () => ({
  mails: seeds.map(rowOf),
  events: seeds.flatMap(eventsOf),
  suppressions: await Promise.all(
    seeds.flatMap((seed, rank) => (seed.outcome === 'unknown' ? [suppressionOf(seed, rank)] : [])),
  ),
});
