import { Ban, CircleCheck, CopyPlus, Eye, EyeOff, History, Pencil, Send, TimerOff } from 'lucide-react';
import { useState } from 'react';
import type { ShareLink, SharePageProps } from '#contracts/client/share/link.ts';
import { isSpent } from '#domain/share/share.ts';
import { resend, revoke } from '#generated/routes/client/share.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { CopyButton } from '#ui/actions/CopyButton.tsx';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { TextLink } from '#ui/actions/TextLink.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { Facts } from '#ui/layout/Facts.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useShareTexts, type ShareTexts } from './useShareTexts.ts';

const EditDialog = lazyDialog(async () => (await import('./EditDialog.tsx')).EditDialog);
const DuplicateDialog = lazyDialog(async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog);

const looks = {
  active: { tone: 'pos', icon: CircleCheck },
  expired: { tone: 'warn', icon: TimerOff },
  revoked: { tone: 'neg', icon: Ban },
  spent: { tone: 'warn', icon: EyeOff },
} as const;

/** How a link stands for its recipient: one that was opened as often as it may be opens for nobody new. */
const stateOf = (link: ShareLink): keyof typeof looks =>
  link.state === 'active' && isSpent(link) ? 'spent' : link.state;

interface LinkListProps {
  readonly page: SharePageProps;
  readonly isOfProfile: boolean;
  readonly isPersonal: boolean;
  /** The page with a link's readings. */
  readonly readsHref: (id: string) => string;
  readonly empty: string;
}

type Asked = { readonly kind: 'edit' | 'duplicate' | 'revoke'; readonly link: ShareLink };

/** The links that were sent, each with what became of it and what can be done with it. */
export function LinkList({ page, isOfProfile, isPersonal, readsHref, empty }: LinkListProps) {
  const t = useShareTexts();
  const visit = useVisit();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const act = (href: string) => void visit({ method: 'POST', href, preserveScroll: true });
  const isAll = page.query.scope === 'all';
  return (
    <>
      <ItemList
        label={t('links')}
        empty={empty}
        items={page.shares.map((link) => ({
          id: link.id,
          title: link.recipientName,
          lead: <Avatar name={link.recipientName} isDecorative />,
          badges: (
            <>
              <Badge tone={looks[stateOf(link)].tone} icon={looks[stateOf(link)].icon}>
                {t(`states.${stateOf(link)}`)}
              </Badge>
              <Badge>{t(`audiences.${link.audience}`)}</Badge>
            </>
          ),
          detail: <LinkFacts link={link} isAll={isAll} />,
          end: (
            <>
              {link.href !== null && <CopyButton text={link.href} what={t('actions.copy')} />}
              <Menu
                label={t('actions.more', { name: link.recipientName })}
                isIconOnly
                variant="discreet"
                actions={actionsOf(link, {
                  t,
                  readsHref,
                  ask: (kind) => setAsked({ kind, link }),
                  send: () => act(resend(link.id)),
                  can: page.can,
                  // Its content is offered on its own page.
                  isEditable: !isAll,
                })}
              />
            </>
          ),
        }))}
      />
      {asked?.kind === 'edit' && (
        <EditDialog
          link={asked.link}
          page={page}
          isOfProfile={isOfProfile}
          isPersonal={isPersonal}
          onClose={close}
        />
      )}
      {asked?.kind === 'duplicate' && <DuplicateDialog link={asked.link} onClose={close} />}
      <ConfirmDialog
        isOpen={asked?.kind === 'revoke'}
        title={t('revoke.title')}
        description={t('revoke.text', { name: asked?.link.recipientName ?? '' })}
        confirmLabel={t('actions.revoke')}
        isDanger
        onCancel={close}
        onConfirm={() => {
          if (asked !== null) act(revoke(asked.link.id));
          close();
        }}
      />
    </>
  );
}

interface Doing {
  readonly t: ShareTexts;
  readonly readsHref: (id: string) => string;
  readonly ask: (kind: Asked['kind']) => void;
  readonly send: () => void;
  readonly can: SharePageProps['can'];
  readonly isEditable: boolean;
}

function actionsOf(link: ShareLink, { t, readsHref, ask, send, can, isEditable }: Doing): MenuAction[] {
  const isActive = link.state === 'active';
  const actions: (MenuAction | false)[] = [
    { id: 'reads', label: t('actions.reads'), icon: History, href: readsHref(link.id) },
    isActive &&
      link.href !== null && {
        id: 'preview',
        label: t('actions.preview'),
        icon: Eye,
        href: new URL(link.href).pathname,
      },
    can.update &&
      isEditable &&
      link.state !== 'revoked' && {
        id: 'edit',
        label: t('actions.edit'),
        icon: Pencil,
        run: () => ask('edit'),
      },
    can.update &&
      isActive && {
        id: 'resend',
        label: t('actions.resend'),
        icon: Send,
        run: send,
        ...(stateOf(link) === 'spent' && { inactiveReason: t('spentHelp') }),
      },
    can.create && {
      id: 'duplicate',
      label: t('actions.duplicate'),
      icon: CopyPlus,
      run: () => ask('duplicate'),
    },
    can.update &&
      isActive && {
        id: 'revoke',
        label: t('actions.revoke'),
        icon: Ban,
        isDanger: true,
        run: () => ask('revoke'),
      },
  ];
  return actions.filter((action) => action !== false);
}

function LinkFacts({ link, isAll }: { readonly link: ShareLink; readonly isAll: boolean }) {
  const t = useShareTexts();
  const { date, dateTime } = useFormat();
  const shown = [
    t('line.parts', { sections: link.sections.length, files: link.fileIds.length }),
    t('line.until', { date: date(link.expiresOn) }),
    link.hasCode && t('line.code'),
    link.hideAmounts === 'margin' && t('line.hidesMargin'),
    link.hideAmounts === 'all' && t('line.hidesAll'),
  ].filter((fact) => fact !== false);
  const views =
    link.maxOpenings === null
      ? t('line.views', { count: link.openingsCount })
      : t('line.viewsOf', { count: link.openingsCount, max: link.maxOpenings });
  const questions = link.questionsCount > 0 && t('line.questions', { count: link.questionsCount });
  const read = [
    views,
    link.lastViewedAt !== null && t('line.last', { date: dateTime(link.lastViewedAt) }),
    questions,
  ].filter((fact) => fact !== false);
  const made = [
    t('line.created', { date: date(link.createdAt), name: link.createdBy }),
    t('line.version', { version: link.version }),
  ];
  return (
    <Stack as="span" gap={0.5}>
      {isAll && <TextLink href={link.about.href}>{link.about.name}</TextLink>}
      <Text>{link.recipientEmail}</Text>
      <Facts>
        {shown.map((fact) => (
          <Text key={fact}>{fact}</Text>
        ))}
      </Facts>
      <Facts>
        {read.map((fact) => (
          <Text key={fact} weight="medium" tone={fact === questions ? 'warn' : 'ink2'}>
            {fact}
          </Text>
        ))}
      </Facts>
      <Facts>
        {made.map((fact) => (
          <Text key={fact}>{fact}</Text>
        ))}
      </Facts>
    </Stack>
  );
}
