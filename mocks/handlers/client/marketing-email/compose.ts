import { eq, inArray } from 'drizzle-orm';
import type { CampaignBlock } from '#domain/relation/campaign.ts';
import { personalised, type CampaignValues } from '#domain/relation/campaign-variables.ts';
import * as stockMessages from '#messages/client/stock.ts';
import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as campaignMessages from '#messages/mail/campaign.ts';
import type { Database } from '#mocks/db/database.ts';
import { lots, operations, tenants, type Contact, type Locale, type Tenant } from '#mocks/db/schema/index.ts';
import type { CampaignMail, ResolvedBlock } from '#mocks/server/mail/campaign/content.ts';
import { campaignHtml, campaignText } from '#mocks/server/mail/campaign/html.ts';
import { mailFormat } from '#mocks/server/mail/format.ts';

/** A campaign as it stands, with what its cards say now. */
export interface Composition {
  readonly subject: string;
  readonly preheader: string;
  readonly blocks: readonly ResolvedBlock[];
  readonly sender: CampaignMail['sender'];
}

/** Who reads, and where their links lead. */
export interface Reading extends Pick<
  CampaignMail,
  'isFirm' | 'unsubscribeHref' | 'openHref' | 'linkHref' | 'look'
> {
  readonly locale: Locale;
  readonly values: CampaignValues;
}

/** What a campaign knows of its reader. */
export const valuesOf = (contact: Contact | null, company: string): CampaignValues => ({
  'contact.prenom': contact?.firstName ?? '',
  'contact.nom': contact === null ? '' : (contact.lastName ?? contact.companyName ?? ''),
  'contact.civilite': contact?.civility ?? '',
  'societe.nom': company,
});

const senderOf = (tenant: Tenant): CampaignMail['sender'] => {
  const t = messagesFor('fr', campaignMessages);
  return {
    name: tenant.tradeName ?? tenant.name,
    lines: [
      [tenant.addressLine, [tenant.postalCode, tenant.city].filter(Boolean).join(' ')]
        .filter(Boolean)
        .join(', '),
      fill(t.siren, { siren: tenant.siren.replace(/(\d{3})(?=\d)/g, '$1 ') }),
    ],
  };
};

/** Reads what cards show and who writes. `db` reaches the company alone. */
export async function compositionOf(
  db: Database,
  tenantId: string,
  content: {
    readonly subject: string;
    readonly preheader: string;
    readonly blocks: readonly CampaignBlock[];
  },
): Promise<Composition> {
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId)).limit(1);
  if (!tenant) throw new Error(`company ${tenantId} has gone`);
  return {
    subject: content.subject,
    preheader: content.preheader,
    blocks: await resolved(db, content.blocks),
    sender: senderOf(tenant),
  };
}

const idsOf = (blocks: readonly CampaignBlock[], kind: 'lot' | 'operation'): string[] =>
  blocks.flatMap((block) => (block.kind === kind && block.recordId !== null ? [block.recordId] : []));

async function resolved(db: Database, blocks: readonly CampaignBlock[]): Promise<ResolvedBlock[]> {
  const lotIds = idsOf(blocks, 'lot');
  const operationIds = idsOf(blocks, 'operation');
  const lotRows =
    lotIds.length === 0
      ? []
      : await db
          .select({ lot: lots, operation: operations })
          .from(lots)
          .innerJoin(operations, eq(operations.id, lots.operationId))
          .where(inArray(lots.id, lotIds));
  const operationRows =
    operationIds.length === 0
      ? []
      : await db.select().from(operations).where(inArray(operations.id, operationIds));
  const { choices } = messagesFor('fr', stockMessages);
  const texts = messagesFor('fr', campaignMessages);
  const { money } = mailFormat('fr', '');
  return blocks.map((block) => {
    if (block.kind === 'lot') {
      const found = lotRows.find(({ lot }) => lot.id === block.recordId);
      if (!found || found.lot.deletedAt !== null || found.operation.deletedAt !== null) {
        return { ...block, card: null };
      }
      const { lot, operation } = found;
      return {
        ...block,
        card: {
          title: `${operation.name} · ${lot.label ?? lot.ref}`,
          detail: [choices.type[lot.type], `${lot.areaM2.replace('.', ',')} m²`, operation.city]
            .filter(Boolean)
            .join(' · '),
          figure: lot.priceTtcCents === null ? texts.noPrice : money(lot.priceTtcCents),
        },
      };
    }
    if (block.kind === 'operation') {
      const found = operationRows.find(({ id }) => id === block.recordId);
      if (!found || found.deletedAt !== null) return { ...block, card: null };
      const { name, addressLine, postalCode, city } = found;
      return {
        ...block,
        card: {
          title: name,
          detail: [addressLine, `${postalCode} ${city}`].filter(Boolean).join(', '),
          figure: null,
        },
      };
    }
    return { ...block, card: null };
  });
}

/** Cards whose record is gone. */
export const missingCardsOf = ({ blocks }: Composition): number =>
  blocks.filter(({ kind, card }) => (kind === 'lot' || kind === 'operation') && card === null).length;

/** The mail of one reader. */
export function mailFor(
  { subject, preheader, blocks, sender }: Composition,
  { values, ...reading }: Reading,
): { readonly subject: string; readonly html: string; readonly text: string } {
  const filled = (text: string): string => personalised(text, values);
  const mail: CampaignMail = {
    ...reading,
    sender,
    subject: filled(subject).replace(/\s+/g, ' ').trim(),
    preheader: filled(preheader),
    blocks: blocks.map((block) => ({ ...block, text: filled(block.text) })),
  };
  return { subject: mail.subject, html: campaignHtml(mail), text: campaignText(mail) };
}

/** A reader who stands for all, in previews and tests: their links lead nowhere but where they say. */
export const sampleReading = (
  composition: Composition,
  locale: Locale,
  look?: 'light' | 'dark',
): Reading => ({
  locale,
  values: {
    'contact.prenom': 'Camille',
    'contact.nom': 'Forestier',
    'contact.civilite': 'Mme',
    'societe.nom': composition.sender.name,
  },
  isFirm: false,
  unsubscribeHref: '#',
  openHref: null,
  linkHref: (_position, href) => href,
  ...(look && { look }),
});

/** Bytes of the mail as it leaves. */
export const weightOf = ({ html }: { readonly html: string }): number =>
  new TextEncoder().encode(html).length;
