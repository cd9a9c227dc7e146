import { TriangleAlert } from 'lucide-react';
import type { ProfileCard } from '#contracts/client/profile/index.ts';
import { edit } from '#generated/routes/client/profile.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';

import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { Figure } from '#ui/data/Figure.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

interface ProfileSummaryProps {
  readonly profile: ProfileCard;
  readonly actions: readonly MenuAction[];
}

/** A profile as a card: who it is, how complete its file is, what it owns and carries. */
export function ProfileSummary({ profile, actions }: ProfileSummaryProps) {
  const t = useMessages(profileMessages);
  const { percent, date } = useFormat();
  const { name, subtitle, pictureHref, kind, latePapersCount } = profile;
  const isCompany = kind === 'company';
  return (
    <Card
      title={name}
      aside={
        <>
          {profile.isDefault && <Badge tone="pos">{t('card.default')}</Badge>}
          {profile.isArchived && <Badge>{t('card.archived')}</Badge>}
          {actions.length > 0 && (
            <Menu
              isIconOnly
              label={t('card.more', { name })}
              actions={actions}
              size="sm"
              variant="discreet"
            />
          )}
        </>
      }
    >
      <Stack gap={3}>
        <Inline gap={3} isOneLine>
          <Avatar name={name} src={pictureHref} size={48} isDecorative />
          <Stack gap={1} isWide>
            <Text size="table" tone="ink3" breaks="cut">
              {subtitle === '' ? t(isCompany ? 'createCompany' : 'createIndividual') : subtitle}
            </Text>
            <Text size="label" tone="ink3">
              {t('card.completeness')} {percent(profile.completenessBps)}
            </Text>
            <Gauge rateBps={profile.completenessBps} tone={profile.completenessBps < 5000 ? 'warn' : 'pos'} />
          </Stack>
        </Inline>
        <DescriptionList
          layout="rows"
          items={[
            { term: t('card.netWealth'), value: <Figure cents={profile.netWealthCents} /> },
            {
              term: t(isCompany ? 'card.equityToDebt' : 'card.debtRatio'),
              value: <Figure rateBps={isCompany ? profile.equityToDebtBps : profile.debtRatioBps} />,
            },
            { term: t('card.references'), value: <Figure count={profile.referencesCount} /> },
            { term: t('card.operations'), value: <Figure count={profile.operationsCount} /> },
          ]}
        />
        <Text size="label" tone={latePapersCount > 0 ? 'warn' : 'ink3'}>
          <Inline as="span" gap={1}>
            {latePapersCount > 0 && <Icon icon={TriangleAlert} size={14} />}
            {latePapersCount > 0 ? t('card.papers', { count: latePapersCount }) : t('card.papersOk')}
          </Inline>
        </Text>
        <Inline justify="between">
          <Text size="label" tone="ink3">
            {t('card.updated', { date: date(profile.updatedAt) })}
          </Text>
          <Button size="sm" href={edit(profile.id)} aria-label={`${t('actions.open')} ${name}`}>
            {t('actions.open')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
