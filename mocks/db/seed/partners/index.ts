import { bannerPictures } from '#domain/partner/banner.ts';
import { addToDay, day } from '#domain/time/day.ts';
import type { BlobStore } from '#mocks/services/files/blob-store.ts';
import type { Database } from '../../database.ts';
import {
  banners,
  bannerStats,
  partnerFavorites,
  partnerRequests,
  partners,
  partnerViews,
  storedFiles,
  type NewBannerStat,
  type NewPartnerView,
} from '../../schema/index.ts';
import { demoStartsAt } from '../clock.ts';
import { personId } from '../person-id.ts';
import { seedId } from '../seed-id.ts';
import { tenantId } from '../tenant-id.ts';
import type { PersonKey } from '../types.ts';
import { drawBanner, drawLogo } from './draw.ts';
import { bannerSeeds, partnerSeeds, requestSeeds, type BannerSeed, type PartnerSeed } from './seeds.ts';

/** The identifier of a seeded partner: `partnerId('courtage-helianthe')`. */
export const partnerId = (slug: string): string => seedId(`partner:${slug}`);

/** The identifier of a seeded banner: `bannerId('parvis-tableau')`. */
export const bannerId = (key: string): string => seedId(`banner:${key}`);

/** The identifier of a seeded request: `requestId('courtage-helianthe', '2026-10-14T09:20:00Z')`. */
export const requestId = (partner: string, sentAt: string): string =>
  seedId(`partner-request:${partner}:${sentAt}`);

const writer: PersonKey = 'lea.fontaine';
const today = day(demoStartsAt.slice(0, 10));
const madeAt = new Date('2025-09-15T08:00:00Z');
/** Who looks at partners, each beginning on another day. */
const readers: readonly PersonKey[] = ['hugo.lartigue', 'ines.duprat', 'karim.belkacem', 'julie.fayolle'];

function viewsOf({ slug, viewEveryDays }: PartnerSeed): NewPartnerView[] {
  if (viewEveryDays === 0) return [];
  return readers.flatMap((reader, rank) => {
    const count = Math.floor((330 - rank * 40) / viewEveryDays);
    return Array.from({ length: count }, (_, index) => ({
      partnerId: partnerId(slug),
      userId: personId(reader),
      day: addToDay(today, { days: -(1 + rank + index * viewEveryDays) }),
    }));
  });
}

function statsOf({ key, startsAt, endsAt, perDay, clicksPerCent }: BannerSeed): NewBannerStat[] {
  if (perDay === 0) return [];
  const stats: NewBannerStat[] = [];
  for (let on = day(startsAt.slice(0, 10)), rank = 0; on < today && on < endsAt.slice(0, 10); rank += 1) {
    const impressions = perDay + ((rank * 7) % 11) - 5;
    const clicks = Math.floor(((rank % 3) + impressions) * clicksPerCent * 0.01);
    stats.push({ bannerId: bannerId(key), day: on, impressions, clicks });
    on = addToDay(on, { days: 1 });
  }
  return stats;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Writes the partners, what clients asked them, and their banners; logos and pictures are drawn. */
export async function seedPartners(
  tx: Database,
  files: Pick<BlobStore<Database>, 'put'>,
  now: Date,
): Promise<void> {
  const keep = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const id = seedId(`partner-file:${name}`);
    await tx.insert(storedFiles).values({
      id,
      isPlatform: true,
      sha256: await files.put('platform', bytes, now, tx),
      contentType: 'image/png',
      name: `${name}.png`,
      sizeBytes: bytes.length,
      createdBy: personId(writer),
      createdAt: madeAt,
    });
    return id;
  };
  const by = { createdBy: personId(writer), createdAt: madeAt, updatedAt: madeAt };
  for (const [position, seed] of partnerSeeds.entries()) {
    const { initials, palette, viewEveryDays: _every, ...columns } = seed;
    await tx.insert(partners).values({
      ...by,
      ...columns,
      id: partnerId(seed.slug),
      position,
      logoFileId: await keep(seed.slug, drawLogo(initials, palette)),
      viewsCount: viewsOf(seed).length,
      requestsCount: requestSeeds.filter(({ partner }) => partner === seed.slug).length,
      phoneRevealsCount: seed.phone === undefined ? 0 : position + 2,
    });
  }
  await tx.insert(partnerViews).values(partnerSeeds.flatMap(viewsOf));
  await tx.insert(partnerRequests).values(requestRows());
  await tx.insert(partnerFavorites).values({
    partnerId: partnerId('courtage-helianthe'),
    userId: personId('hugo.lartigue'),
    createdAt: new Date('2026-10-14T09:15:00Z'),
  });
  for (const seed of bannerSeeds) {
    const { key, partner, lines, perDay: _day, clicksPerCent: _clicks, startsAt, endsAt, ...columns } = seed;
    const palette = partnerSeeds.find(({ slug }) => slug === partner)?.palette ?? ['#fff', '#888', '#000'];
    const stats = statsOf(seed);
    await tx.insert(banners).values({
      ...by,
      ...columns,
      id: bannerId(key),
      partnerId: partnerId(partner),
      desktopFileId: await keep(`${key}-large`, drawBanner(lines, palette, bannerPictures.desktop)),
      mobileFileId: await keep(`${key}-mobile`, drawBanner(lines, palette, bannerPictures.mobile)),
      startsAt: new Date(startsAt),
      endsAt: new Date(endsAt),
      impressionsCount: sum(stats.map(({ impressions = 0 }) => impressions)),
      clicksCount: sum(stats.map(({ clicks = 0 }) => clicks)),
    });
    if (stats.length > 0) await tx.insert(bannerStats).values(stats);
  }
}

const requestRows = () =>
  requestSeeds.map(({ partner, tenant, by, subject, message, sentAt, status }) => {
    const at = new Date(sentAt);
    return {
      id: requestId(partner, sentAt),
      partnerId: partnerId(partner),
      tenantId: tenantId(tenant),
      userId: personId(by),
      subject,
      message,
      hasConsent: true,
      status,
      sentAt: at,
      createdAt: at,
      updatedAt: at,
    };
  });
