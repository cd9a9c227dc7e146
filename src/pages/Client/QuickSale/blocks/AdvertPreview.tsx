import { useState } from 'react';
import type { CommercialInformationProps } from '#contracts/client/quick-sale/commercial-information-form.ts';
import type { CommercialInformationValues } from '#contracts/client/quick-sale/payload.ts';
import { slugOf } from '#domain/news/actuality.ts';
import * as quickSaleMessages from '#messages/client/quick-sale.ts';
import * as commercialMessages from '#messages/client/quick-sale-commercial.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Prose } from '#ui/data/Prose.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { AdvertCard } from '#ui/media/AdvertCard.tsx';

/** The form while it is typed. */
export type TypedAdvert = CommercialInformationValues;

export interface AdvertPreviewProps extends Pick<CommercialInformationProps, 'property' | 'library'> {
  readonly typed: TypedAdvert;
  readonly publicPriceCents: number | null;
  /** The one line that stays in view; else everything. */
  readonly isSummary?: boolean;
}

const looks = ['portal', 'site', 'share'] as const;
const languages = ['fr', 'en'] as const;
const badClasses: readonly (string | null)[] = ['F', 'G'];

/** The advert as it is typed, as a portal, the company's site or a shared link shows it. */
export function AdvertPreview(props: AdvertPreviewProps) {
  const { typed, property, isSummary = false } = props;
  const t = useMessages(commercialMessages);
  const [look, setLook] = useState<(typeof looks)[number]>('portal');
  const [language, setLanguage] = useState<(typeof languages)[number]>('fr');
  if (isSummary) return <Text weight="semibold">{typed.title || t('preview.untitled')}</Text>;
  const isBilingual = typed.titleEn !== '' || typed.pitchEn !== '' || typed.descriptionEn !== '';
  const shown = isBilingual ? language : 'fr';
  const slug = slugOf([property.city, typed.title].join(' '));
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <Segmented
          label={t('preview.look')}
          size="sm"
          segments={looks.map((id) => ({ id, label: t(`preview.looks.${id}`) }))}
          value={look}
          onChange={setLook}
        />
        {isBilingual && (
          <Segmented
            label={t('preview.language')}
            size="sm"
            segments={languages.map((id) => ({ id, label: t(`preview.languages.${id}`) }))}
            value={shown}
            onChange={setLanguage}
          />
        )}
      </Inline>
      <Advert {...props} look={look} language={shown} />
      {look === 'site' && typed.title !== '' && (
        <Text as="p" tone="ink3">
          {t('preview.slug', { slug })}
        </Text>
      )}
    </Stack>
  );
}

interface AdvertProps extends AdvertPreviewProps {
  readonly look: (typeof looks)[number];
  readonly language: (typeof languages)[number];
}

function Advert({ typed, property, library, publicPriceCents, look, language }: AdvertProps) {
  const t = useMessages(commercialMessages);
  const words = useMessages(quickSaleMessages);
  const { money, percent, area } = useFormat();
  const isEnglish = language === 'en';
  const title = (isEnglish && typed.titleEn) || typed.title || t('preview.untitled');
  const description = (isEnglish && typed.descriptionEn) || typed.description;
  const first = library.find(({ id }) => id === typed.mediaIds[0]);
  const { buyerFeeBps, netSellerCents, energyClass, climateClass, yearlyRentCents, grossYieldBps } = property;
  const whole = (cents: number | null) => money(cents, { decimals: 0 });
  const foot = [
    ...(energyClass !== null && climateClass !== null
      ? [t('preview.energy', { energy: energyClass, climate: climateClass })]
      : []),
    // Said by every advert of such a dwelling (CCH, art. L126-33; decree 2020-1609).
    ...(badClasses.includes(energyClass) ? [t('preview.excessive', { class: energyClass ?? '' })] : []),
    ...(yearlyRentCents !== null && look !== 'portal'
      ? [t('preview.rent', { rent: whole(yearlyRentCents), rate: percent(grossYieldBps) })]
      : []),
  ];
  return (
    <AdvertCard
      label={t('preview.label')}
      lang={language}
      picture={first === undefined ? null : { src: first.thumbHref, alt: first.label }}
      noPicture={t('preview.noPhoto')}
      morePictures={Math.max(0, typed.mediaIds.length - 1)}
      title={title}
      price={publicPriceCents === null ? t('preview.noPrice') : whole(publicPriceCents)}
      mention={
        buyerFeeBps === null
          ? null
          : t('preview.buyerFees', { rate: percent(buyerFeeBps), price: whole(netSellerCents) })
      }
      facts={[words(`choices.type.${property.type}`), area(property.areaM2), property.city].join(' · ')}
      text={(isEnglish && typed.pitchEn) || typed.pitch}
      foot={foot}
    >
      {look !== 'portal' && description !== '' && <Prose html={description} />}
    </AdvertCard>
  );
}
