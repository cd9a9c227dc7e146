import type { PartnerBannerProps } from '#contracts/admin/partner/banner.ts';
import { bannerTones } from '../../Banner/blocks/banner-tones.ts';
import { day, firstDayOf, lastDayOf, monthOf } from '#domain/time/day.ts';
import * as bannerMessages from '#messages/admin/banner.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ScheduleLanes, type ScheduleBar } from '#ui/schedule/ScheduleLanes.tsx';

type Props = Pick<PartnerBannerProps, 'banners' | 'partner' | 'today'>;

const placements = ['dashboard', 'partner_index', 'actuality', 'login'] as const;

/** When the banners of a partner stand at each placement, and those of others at the same time. */
export function BannerCalendar({ banners, partner, today }: Props) {
  const t = useMessages(bannerMessages);
  const spans = banners.flatMap(({ values, conflicts }) => [values, ...conflicts]);
  const days = spans.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn]).toSorted();
  const first = monthOf(day(days[0] ?? today));
  const last = monthOf(day(days.at(-1) ?? today));
  const window = { from: firstDayOf(first), to: lastDayOf(last) };
  return (
    <PageSection title={t('calendar')} isWide>
      <ScheduleLanes
        label={t('calendar')}
        window={window}
        today={today}
        lanes={placements.flatMap((placement) => {
          const own = banners.filter(({ values }) => values.placement === placement);
          if (own.length === 0) return [];
          const others = new Map(own.flatMap(({ conflicts }) => conflicts.map((one) => [one.id, one])));
          // Those of the partner itself stand there already.
          for (const { id } of own) others.delete(id);
          const bars: ScheduleBar[] = [
            ...own.map(({ id, values, status }) => ({
              id,
              title: values.title,
              detail: `${partner.name} · ${t('timeline.weight', { weight: values.weight })}`,
              from: values.startsOn,
              to: values.endsOn,
              tone: bannerTones[status],
            })),
            ...[...others.values()].map((other) => ({
              id: other.id,
              title: other.title,
              detail: `${other.partner} · ${t('timeline.weight', { weight: other.weight })}`,
              from: other.startsOn,
              to: other.endsOn,
              tone: 'neg' as const,
            })),
          ];
          return [
            { id: placement, label: t(`choices.placement.${placement}`), bars, empty: t('timeline.empty') },
          ];
        })}
      />
    </PageSection>
  );
}
