import { CircleDashed, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SharePageProps, ShareQuery } from '#contracts/client/share/link.ts';
import { shareAudiences, shareStates } from '#domain/share/share.ts';
import * as shareMessages from '#messages/client/share.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useNavigate } from '#runtime/navigation/hooks.ts';
import { Segmented } from '#ui/actions/Segmented.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { ChoiceSelect } from '../../../blocks/ChoiceSelect.tsx';
import { LinkList } from './LinkList.tsx';
import { NewLink } from './NewLink.tsx';

const ReadsDrawer = lazyDialog(async () => (await import('./ReadsDrawer.tsx')).ReadsDrawer);

interface ShareBodyProps {
  readonly page: SharePageProps;
  readonly storeHref: string;
  /** The page's own address with a query. */
  readonly hrefOf: (query: Partial<ShareQuery>) => string;
  readonly isOfProfile: boolean;
  readonly isPersonal: boolean;
  /** What else was sent, below the links. */
  readonly children?: ReactNode;
}

/** What both pages of links are: a new link at the left, those that were sent at the right. */
export function ShareBody(props: ShareBodyProps) {
  const { page, storeHref, hrefOf, isOfProfile, isPersonal, children } = props;
  const navigate = useNavigate();
  const { query, reads } = page;
  const to = (change: Partial<ShareQuery>): string => hrefOf({ ...query, link: '', ...change });
  const chosen = page.shares.find(({ id }) => id === reads?.shareId);
  return (
    <Columns gap={5}>
      {page.can.create && (
        <NewLink href={storeHref} page={page} isOfProfile={isOfProfile} isPersonal={isPersonal} />
      )}
      <Stack gap={6}>
        <Links page={page} to={to} isOfProfile={isOfProfile} isPersonal={isPersonal} />
        {children}
      </Stack>
      {reads !== null && chosen !== undefined && (
        <ReadsDrawer link={chosen} reads={reads} onClose={() => void navigate(to({}))} />
      )}
    </Columns>
  );
}

interface LinksProps extends Pick<ShareBodyProps, 'page' | 'isOfProfile' | 'isPersonal'> {
  readonly to: (change: Partial<ShareQuery>) => string;
}

function Links({ page, to, isOfProfile, isPersonal }: LinksProps) {
  const t = useMessages(shareMessages);
  const navigate = useNavigate();
  const { query, shares } = page;
  const isFiltered = query.state !== '' || query.audience !== '';
  return (
    <Stack gap={4}>
      <SectionTitle count={shares.length}>{t('links')}</SectionTitle>
      <Segmented
        label={t('filters.scope')}
        value={query.scope === 'all' ? 'all' : 'own'}
        segments={[
          {
            id: 'own',
            label: t(isOfProfile ? 'filters.ownProfile' : 'filters.own'),
            href: to({ scope: '' }),
          },
          { id: 'all', label: t('filters.all'), href: to({ scope: 'all' }) },
        ]}
      />
      <FieldRow>
        <ChoiceSelect
          name="filter-state"
          label={t('filters.state')}
          value={query.state === '' ? null : query.state}
          onChange={(state) => void navigate(to({ state: state ?? '' }))}
          choices={shareStates.map((id) => ({ id, label: t(`states.${id}`), icon: CircleDashed }))}
          emptyLabel={t('filters.any')}
          placeholder={t('filters.any')}
        />
        <ChoiceSelect
          name="filter-audience"
          label={t('filters.audience')}
          value={query.audience === '' ? null : query.audience}
          onChange={(audience) => void navigate(to({ audience: audience ?? '' }))}
          choices={shareAudiences.map((id) => ({ id, label: t(`audiences.${id}`), icon: Users }))}
          emptyLabel={t('filters.any')}
          placeholder={t('filters.any')}
        />
      </FieldRow>
      <LinkList
        page={page}
        isOfProfile={isOfProfile}
        isPersonal={isPersonal}
        readsHref={(link) => to({ link })}
        empty={t(isFiltered ? 'emptyFiltered' : isOfProfile ? 'emptyProfile' : 'empty')}
      />
    </Stack>
  );
}
