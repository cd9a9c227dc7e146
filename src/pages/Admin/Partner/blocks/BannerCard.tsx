import { Pause, Pencil, Play } from 'lucide-react';
import type { PartnerBannerProps } from '#contracts/admin/partner/banner.ts';
import { destroy, pause, picture, resume } from '#generated/routes/admin/banner.ts';
import * as bannerMessages from '#messages/admin/banner.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { ImagePicker } from '#ui/fields/ImagePicker.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { BannerPreview } from '#ui/media/BannerPreview.tsx';
import { AskedAction } from '../../../Account/blocks/AskedAction.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

const parts = ['desktop', 'mobile'] as const;

interface BannerCardProps extends Pick<PartnerBannerProps, 'can'> {
  readonly banner: PartnerBannerProps['banners'][number];
  /** Names of those whom a banner can be meant for. */
  readonly groups: Pick<PartnerBannerProps, 'plans' | 'brands' | 'departments'>;
  readonly onEdit: () => void;
}

/** One banner: its pictures, its time, what it brought, who else is there. */
export function BannerCard({ banner, groups, can, onEdit }: BannerCardProps) {
  const t = useMessages(bannerMessages);
  const { date, number, percent } = useFormat();
  const { isPending, run } = useAction();
  const { id, values, status, desktopHref, mobileHref, isPaused, conflicts, remaining, rateBps } = banner;
  const named = (ids: readonly string[], known: readonly { id: string; label: string }[]): string[] =>
    known.filter((one) => ids.includes(one.id)).map(({ label }) => label);
  const audience = [
    ...named(values.planIds, groups.plans),
    ...named(values.brandIds, groups.brands),
    ...named(values.departments, groups.departments),
  ];
  const sources = { desktop: desktopHref, mobile: mobileHref };
  return (
    <Card title={values.title} aside={<OfficeStateBadge entity="banner" state={status} />}>
      <Stack>
        <Text as="p" tone="ink3">
          {`${t(`choices.placement.${values.placement}`)} · ${t('dates', { from: date(values.startsOn), to: date(values.endsOn) })}`}
        </Text>
        <Columns count={3}>
          {parts.map((part) => (
            <Stack key={part} gap={2}>
              <BannerPreview
                label={t(`pictures.${part}`)}
                src={sources[part]}
                alt={values.alt}
                empty={t('pictures.none')}
              />
              {can.update && (
                <ImagePicker
                  label={t(`pictures.pick.${part}`)}
                  isPending={isPending}
                  onPick={(file) => void run({ method: 'POST', href: picture(id), data: { part, file } })}
                />
              )}
            </Stack>
          ))}
          <BannerPreview
            isDark
            label={t('pictures.dark')}
            src={desktopHref}
            alt={values.alt}
            empty={t('pictures.none')}
          />
        </Columns>
        <DescriptionList
          columns={3}
          items={[
            { term: t('figures.impressions'), value: number(banner.impressions, 0) },
            { term: t('figures.clicks'), value: number(banner.clicks, 0) },
            { term: t('figures.rate'), value: rateBps === null ? null : percent(rateBps) },
            { term: t('fields.weight'), value: String(values.weight) },
            { term: t('figures.remaining'), value: remaining === null ? null : number(remaining, 0) },
            { term: t('figures.audience'), value: audience.join(', ') || t('figures.everybody') },
            { term: t('fields.linkUrl'), value: <Text breaks="words">{values.linkUrl}</Text> },
          ]}
        />
        {status === 'draft' && <Banner tone="warn">{t('missing')}</Banner>}
        {conflicts.length > 0 && (
          <ItemList
            label={t('conflicts')}
            isCompact
            isLabelShown
            items={conflicts.map(({ id: key, startsOn, endsOn, title, partner, weight }) => ({
              id: key,
              title: t('conflict', { title, partner, weight, from: date(startsOn), to: date(endsOn) }),
            }))}
          />
        )}
        <Inline>
          {can.update && (
            <>
              <Button size="sm" icon={Pencil} onClick={onEdit}>
                {t('edit')}
              </Button>
              <Button
                size="sm"
                icon={isPaused ? Play : Pause}
                isPending={isPending}
                onClick={() =>
                  void run(
                    isPaused
                      ? { method: 'DELETE', href: resume(id) }
                      : { method: 'PATCH', href: pause(id), data: {} },
                  )
                }
              >
                {t(isPaused ? 'pause.resume' : 'pause.action')}
              </Button>
            </>
          )}
          {can.delete && (
            <AskedAction
              label={t('remove')}
              title={t('removeTitle', { name: values.title })}
              text={t('removeText')}
              action={{ method: 'DELETE', href: destroy(id) }}
            />
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
