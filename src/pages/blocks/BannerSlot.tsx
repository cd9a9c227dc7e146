import type { ShownBanner } from '#contracts/banner.ts';
import { click, impression } from '#generated/routes/banner.ts';
import * as bannerMessages from '#messages/banner.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import { BannerFrame } from '#ui/media/BannerFrame.tsx';

/** The banner of a page, where it has one; that it was seen and followed is counted. */
export function BannerSlot({ banner }: { readonly banner: ShownBanner | null }) {
  const t = useMessages(bannerMessages);
  if (banner === null) return null;
  const { id, desktopHref, mobileHref, alt, partner } = banner;
  return (
    <BannerFrame
      href={click(id)}
      desktopSrc={desktopHref}
      mobileSrc={mobileHref}
      alt={alt}
      note={t('note', { partner })}
      onSeen={() => void sendJson(impression(id), {})}
    />
  );
}
