import { Heart } from 'lucide-react';
import type { PartnerCard } from '#contracts/client/partner/index.ts';
import { favorite, unfavorite, view } from '#generated/routes/client/partner.ts';
import * as partnerMessages from '#messages/client/partner.ts';
import * as partnerWords from '#messages/partner-words.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { FirmCard } from '#ui/data/FirmCard.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface PartnerCardsProps {
  readonly partners: readonly PartnerCard[];
  /** Staff in a client's name keep nothing at hand. */
  readonly canKeep: boolean;
}

/** Partners beside each other, each of which can be kept at hand. */
export function PartnerCards({ partners, canKeep }: PartnerCardsProps) {
  const t = useMessages(partnerMessages);
  const words = useMessages(partnerWords);
  return (
    <Columns as="ul" count={2}>
      {partners.map((partner) => (
        <FirmCard
          key={partner.id}
          name={partner.name}
          href={view(partner.slug)}
          logoSrc={partner.logoHref}
          action={canKeep && <FavoriteButton partner={partner} />}
          badges={
            <>
              <Badge>{words(`category.${partner.category}`)}</Badge>
              {partner.isFavorite && (
                <Badge icon={Heart} tone="info">
                  {t('favorite')}
                </Badge>
              )}
            </>
          }
          text={partner.short}
          offer={partner.advantage === null ? null : { label: t('advantage'), text: partner.advantage }}
          foot={partner.isEverywhere ? words('everywhere') : partner.zones.join(' · ')}
        />
      ))}
    </Columns>
  );
}

/** Keeps a partner at hand, or no longer. */
export function FavoriteButton({ partner }: { readonly partner: PartnerCard }) {
  const t = useMessages(partnerMessages);
  const { isPending, run } = useAction();
  const { id, name, isFavorite } = partner;
  return (
    <IconButton
      icon={Heart}
      label={t(isFavorite ? 'removeFavorite' : 'addFavorite', { name })}
      aria-pressed={isFavorite}
      isPending={isPending}
      onClick={() =>
        void run(
          isFavorite
            ? { method: 'DELETE', href: unfavorite(id), preserveScroll: true }
            : { method: 'PUT', href: favorite(id), data: {}, preserveScroll: true },
        )
      }
    />
  );
}
