import {
  Archive,
  ArchiveRestore,
  Building2,
  Copy,
  Plus,
  Printer,
  Share2,
  Star,
  UserRound,
} from 'lucide-react';
import { useState } from 'react';
import type { ProfileCard, ProfileIndexProps } from '#contracts/client/profile/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import {
  archive,
  create,
  default_ as defaultRoute,
  duplicate,
  index,
  unarchive,
} from '#generated/routes/client/profile.ts';
import { profile as shareProfile } from '#generated/routes/client/share.ts';
import * as profileMessages from '#messages/client/profile.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { Button } from '#ui/actions/Button.tsx';
import { PageActions } from '#ui/actions/PageActions.tsx';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { Tabs } from '#ui/data/Tabs.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { EmptyParcels } from '#ui/identity/EmptyParcels.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../Account/blocks/useAction.ts';
import { ProfileSummary } from './blocks/ProfileSummary.tsx';

// Fetched when papers are first printed.
const PrintDialog = lazyDialog(async () => (await import('./blocks/PrintDialog.tsx')).PrintDialog);

const kinds = ['all', 'company', 'individual'] as const;

/** Orders of the cards, each under what it is called. */
const sorts = [
  { sort: 'name', label: 'name' },
  { sort: '-updatedAt', label: 'updatedAt' },
  { sort: '-completeness', label: 'completeness' },
] as const;

/** Those who carry operations before banks and notaries, and how complete their files are. */
export default function ProfileIndex(props: WithShared<ProfileIndexProps>) {
  const { profiles, query, counts, archivedCount, can, app, realtime } = props;
  const t = useMessages(profileMessages);
  const { run } = useAction();
  const [printed, setPrinted] = useState<ProfileCard | null>(null);
  useTitle(t('title'), app.name);
  useRefreshOnEvent<ProfileIndexProps>(
    realtime?.changesChannel ?? null,
    ['profile.changed'],
    ['profiles', 'counts', 'archivedCount'],
  );
  const isArchive = query.archived === '1';
  const hrefOf = (change: Partial<ProfileIndexProps['query']>): string => {
    const { kind, archived, sort } = { ...query, ...change };
    return index({
      query: {
        ...(kind !== 'all' && { kind }),
        ...(archived === '1' && { archived }),
        ...(sort !== 'name' && { sort }),
      },
    });
  };
  const actionsOf = (profile: ProfileCard) => [
    ...(can.print
      ? [{ id: 'print', label: t('actions.print'), icon: Printer, run: () => setPrinted(profile) }]
      : []),
    ...(profile.canShare
      ? [
          {
            id: 'share',
            label: t('actions.share'),
            icon: Share2,
            href: shareProfile({ profile: profile.id }),
          },
        ]
      : []),
    ...(can.update && !profile.isDefault && !profile.isArchived
      ? [
          {
            id: 'default',
            label: t('actions.default'),
            icon: Star,
            run: () => void run({ method: 'POST', href: defaultRoute(profile.id) }),
          },
        ]
      : []),
    ...(can.create
      ? [
          {
            id: 'duplicate',
            label: t('actions.duplicate'),
            icon: Copy,
            run: () => void run({ method: 'POST', href: duplicate(profile.id) }),
          },
        ]
      : []),
    ...(can.update
      ? [
          profile.isArchived
            ? {
                id: 'unarchive',
                label: t('actions.unarchive'),
                icon: ArchiveRestore,
                run: () => void run({ method: 'DELETE', href: unarchive(profile.id) }),
              }
            : {
                id: 'archive',
                label: t('actions.archive'),
                icon: Archive,
                run: () => void run({ method: 'POST', href: archive(profile.id) }),
              },
        ]
      : []),
  ];
  const creation = [
    {
      id: 'company',
      label: t('createCompany'),
      icon: Building2,
      href: create({ query: { kind: 'company' } }),
    },
    {
      id: 'individual',
      label: t('createIndividual'),
      icon: UserRound,
      href: create({ query: { kind: 'individual' } }),
    },
  ];
  const emptyTitle = isArchive ? t('emptyArchived') : counts.all === 0 ? t('empty') : t('emptyKind');
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('count', { count: counts.all })}
        isInline
        actions={
          can.create && (
            <PageActions
              actions={[
                { id: 'profile.create', label: t('create'), place: 'create', icon: Plus, choices: creation },
              ]}
            />
          )
        }
      />
      <Tabs
        label={t('filters.label')}
        items={[
          ...kinds.map((kind) => ({
            label: t(`filters.${kind}`),
            href: hrefOf({ kind, archived: '0' }),
            count: counts[kind],
            isCurrent: !isArchive && query.kind === kind,
          })),
          {
            label: t('filters.archived'),
            href: hrefOf({ kind: 'all', archived: '1' }),
            count: archivedCount,
            isCurrent: isArchive,
          },
        ]}
      />
      {profiles.length > 1 && (
        <Inline justify="end">
          <Segmented
            label={t('sort.label')}
            value={query.sort}
            segments={sorts.map(({ sort, label }) => ({
              id: sort,
              label: t(`sort.${label}`),
              href: hrefOf({ sort }),
            }))}
          />
        </Inline>
      )}
      {profiles.length === 0 ? (
        <EmptyState
          picture={<EmptyParcels />}
          title={emptyTitle}
          actions={
            can.create &&
            counts.all === 0 &&
            !isArchive && (
              <Button variant="primary" icon={Plus} href={create({ query: { kind: 'company' } })}>
                {t('create')}
              </Button>
            )
          }
        >
          {!isArchive && counts.all === 0 && t('emptyHelp')}
        </EmptyState>
      ) : (
        <Columns count={3}>
          {profiles.map((profile) => (
            <ProfileSummary key={profile.id} profile={profile} actions={actionsOf(profile)} />
          ))}
        </Columns>
      )}
      {printed !== null && <PrintDialog profile={printed} onClose={() => setPrinted(null)} />}
    </>
  );
}
