import type { BannerPartnerProps } from '#contracts/admin/banner/partner.ts';
import { schedule } from '#generated/routes/admin/banner.ts';
import * as bannerMessages from '#messages/admin/banner.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ScheduleLanes, type ScheduleBar } from '#ui/schedule/ScheduleLanes.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';
import { bannerTones } from './banner-tones.ts';

type Timeline = NonNullable<BannerPartnerProps['timeline']>;
export type TimelineBar = Timeline['lanes'][number]['bars'][number];

interface BannerTimelineProps {
  readonly timeline: Timeline;
  readonly today: string;
  readonly canMove: boolean;
  readonly onOpen: (bar: TimelineBar) => void;
}

/** Banners in time, a block a placement: their weight there, and the days that are free. */
export function BannerTimeline({ timeline, today, canMove, onOpen }: BannerTimelineProps) {
  const t = useMessages(bannerMessages);
  const { date, percent } = useFormat();
  const { run } = useAction();
  const { lanes, from, to } = timeline;
  const bars = lanes.flatMap((lane) => lane.bars);
  const barOf = (id: string) => bars.find((bar) => bar.id === id);
  const shownBar = (bar: TimelineBar): ScheduleBar => {
    const { id, title, partner, status, startsOn, endsOn, weight, shareBps } = bar;
    const part =
      shareBps === null
        ? t('timeline.weight', { weight })
        : t('timeline.share', { share: percent(shareBps) });
    return {
      id,
      title,
      detail: (
        <>
          <OfficeStateBadge entity="banner" state={status} />
          <span>{`${partner.name} · ${part}`}</span>
        </>
      ),
      from: startsOn,
      to: endsOn,
      tone: bannerTones[status],
      isMovable: canMove && status !== 'ended',
      ...(canMove && {
        actionLabel: t('timeline.move', { title, from: date(startsOn), to: date(endsOn) }),
      }),
    };
  };
  return (
    <Stack gap={3}>
      {canMove && (
        <Text as="p" tone="ink3" size="table">
          {t('timeline.help')}
        </Text>
      )}
      <ScheduleLanes
        label={t('timeline.look')}
        window={{ from, to }}
        today={today}
        lanes={lanes.map(({ placement, bars: there, free }) => ({
          id: placement,
          label: t(`choices.placement.${placement}`),
          bars: there.map(shownBar),
          free: free.map((span) => ({
            ...span,
            label: t('timeline.free', { from: date(span.from), to: date(span.to) }),
          })),
          empty: t('timeline.empty'),
        }))}
        {...(canMove && {
          onOpen: (id: string) => {
            const bar = barOf(id);
            if (bar !== undefined) onOpen(bar);
          },
          onMove: (id: string, span: { readonly from: string; readonly to: string }) =>
            void run({
              method: 'PATCH',
              href: schedule(id),
              data: { startsOn: span.from, endsOn: span.to, weight: barOf(id)?.weight ?? 1 },
            }),
        })}
      />
    </Stack>
  );
}
