import { CalendarDays, CircleDashed, Megaphone, QrCode, Rss, User } from 'lucide-react';
import type { UtmIndexProps, UtmRow } from '#contracts/admin/utm/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import { create, download, edit, index, qr } from '#generated/routes/admin/utm.ts';
import * as utmMessages from '#messages/admin/utm.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { Sparkline } from '#ui/chart/Sparkline.tsx';
import { OfficeStateBadge } from '#ui/data/OfficeStateBadge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';

const stateOf = ({ status }: UtmRow) => <OfficeStateBadge entity="utm" state={status} />;

/** The followed links of the platform, with what each brought. */
export default function UtmIndex(props: WithShared<UtmIndexProps>) {
  const t = useMessages(utmMessages);
  const column = useColumns<UtmRow>(utmMessages);
  const linkOf = ({ id, shortPath }: UtmRow) => (
    <Inline gap={1} isOneLine>
      <Text breaks="cut">{shortPath}</Text>
      <CopyButton text={props.origin + shortPath} what={t('links.short')} />
      <Button size="sm" variant="discreet" icon={QrCode} href={qr(id)} download aria-label={t('links.svg')}>
        QR
      </Button>
    </Inline>
  );
  const trendOf = ({ trend }: UtmRow) => <Sparkline label={t('results.days')} unit="count" values={trend} />;
  return (
    <ListPage
      props={props}
      page="Admin/Utm/Index"
      messages={utmMessages}
      routes={{
        index,
        create,
        download,
        show: edit,
      }}
      createKeys="n u"
      events={['utm.changed', 'utm.hit']}
      binType="utm"
      filters={{
        status: CircleDashed,
        source: Rss,
        medium: Megaphone,
        owner: User,
        startsOn: CalendarDays,
      }}
      columns={[
        column.name(({ name }) => name, { sort: 'ascending', width: 176 }),
        column.made(
          'text',
          'words',
          ({ source, medium, campaign }) => `${source} / ${medium} / ${campaign}`,
          {
            card: 'subtitle',
            tone: 'secondary',
            width: 188,
          },
        ),
        column.made('text', 'shortPath', ({ shortPath }) => shortPath, {
          show: linkOf,
          card: 'foot',
          width: 236,
        }),
        column.made('count', 'visits', ({ visits }) => visits, { sort: 'descending', card: 'figure' }),
        column.of('count', 'signups', { width: 92 }),
        column.of('count', 'trials'),
        column.of('count', 'paid', { sort: 'descending', card: 'figure' }),
        column.of('rate', 'conversionBps', { card: 'figure' }),
        column.made('text', 'status', ({ status }) => t(`choices.status.${status}`), {
          show: stateOf,
          card: 'badge',
          width: 104,
        }),
        column.made('text', 'trend', () => null, { show: trendOf, width: 104 }),
        column.of('money', 'revenueCents'),
        column.of('money', 'costCents'),
        column.of('money', 'acquisitionCents'),
        column.of('rate', 'returnBps', { sort: 'descending' }),
        column.of('text', 'owner', { tone: 'secondary' }),
        column.of('day', 'startsOn', { isHidden: true }),
        column.of('day', 'endsOn', { isHidden: true }),
        column.of('instant', 'createdAt', { isHidden: true, sort: 'descending' }),
      ]}
    />
  );
}
