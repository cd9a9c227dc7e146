import { ArrowDown, ArrowUp, CornerDownRight, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OrgNodeRow } from '#contracts/client/profile/form.ts';
import { destroy, move } from '#generated/routes/client/profile/org-node.ts';
import * as partMessages from '#messages/client/profile-parts.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { OrgChart } from '#ui/data/OrgChart.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { lazyDialog } from '#ui/overlay/lazy-dialog.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';
import type { OrgNodeDialogProps } from './OrgNodeDialog.tsx';
import type { PartProps } from './ProfilePart.tsx';

const OrgNodeDialog = lazyDialog(async () => (await import('./OrgNodeDialog.tsx')).OrgNodeDialog);

/** The organisation chart of a profile: drawn, and line by line to change it. */
export function OrganisationPart({ page: { nodes }, profileId, canUpdate }: PartProps) {
  const t = useMessages(partMessages);
  const { percent } = useFormat();
  const { isPending, run } = useAction();
  const [edited, setEdited] = useState<OrgNodeDialogProps['edited'] | null>(null);
  const [removed, setRemoved] = useState<OrgNodeRow | null>(null);
  const linkOf = (node: OrgNodeRow): string => {
    const parent = nodes.find(({ id }) => id === node.parentId);
    if (parent === undefined) return t('organisation.top');
    return t(node.link === 'held' ? 'organisation.heldBy' : 'organisation.holderOf', {
      share: percent(node.ownershipBps),
      parent: parent.label,
    });
  };
  const putBelow = (node: string, parentId: string): void => {
    if (nodes.find(({ id }) => id === node)?.parentId === parentId) return;
    const order = nodes.filter((other) => other.parentId === parentId).length;
    void run({ method: 'POST', href: move({ profile: profileId, node }), data: { parentId, order } });
  };
  return (
    <>
      {nodes.length > 0 && (
        <OrgChart
          label={t('organisation.title')}
          nodes={nodes}
          spvLabel={t('organisation.spv')}
          onMove={canUpdate ? putBelow : undefined}
        />
      )}
      <PageSection
        title={t('organisation.list')}
        count={nodes.length}
        help={t('organisation.help')}
        aside={
          canUpdate && (
            <Button
              size="sm"
              icon={Plus}
              onClick={() => setEdited({ node: null, parentId: nodes[0]?.id ?? null })}
            >
              {t('organisation.add')}
            </Button>
          )
        }
      >
        <ItemList
          label={t('organisation.list')}
          empty={t('organisation.empty')}
          isBusy={isPending}
          items={nodes.map((node) => {
            const siblings = nodes.filter(({ parentId }) => parentId === node.parentId);
            const at = siblings.findIndex(({ id }) => id === node.id);
            const address = { profile: profileId, node: node.id };
            const moveTo = (order: number) =>
              void run({ method: 'POST', href: move(address), data: { parentId: node.parentId, order } });
            return {
              id: node.id,
              title: node.label,
              depth: node.depth,
              badges: node.isSpv && <Badge tone="info">{t('organisation.spv')}</Badge>,
              detail: [
                linkOf(node),
                node.indirectBps !== null &&
                  node.depth > 1 &&
                  t('organisation.indirect', { share: percent(node.indirectBps, { decimals: 2 }) }),
                node.role,
              ]
                .filter(Boolean)
                .join(' · '),
              end: canUpdate && (
                <Menu
                  isIconOnly
                  size="sm"
                  label={t('organisation.more', { name: node.label })}
                  actions={[
                    {
                      id: 'edit',
                      label: t('edit'),
                      icon: Pencil,
                      run: () => setEdited({ node, parentId: node.parentId }),
                    },
                    {
                      id: 'below',
                      label: t('organisation.addBelow'),
                      icon: CornerDownRight,
                      inactiveReason: node.link === 'holder' ? t('organisation.noneBelow') : undefined,
                      run: () => setEdited({ node: null, parentId: node.id }),
                    },
                    {
                      id: 'up',
                      label: t('organisation.up'),
                      icon: ArrowUp,
                      inactiveReason: at === 0 ? t('organisation.isFirst') : undefined,
                      run: () => moveTo(at - 1),
                    },
                    {
                      id: 'down',
                      label: t('organisation.down'),
                      icon: ArrowDown,
                      inactiveReason: at === siblings.length - 1 ? t('organisation.isLast') : undefined,
                      run: () => moveTo(at + 1),
                    },
                    {
                      id: 'remove',
                      label: t('remove'),
                      icon: Trash2,
                      isDanger: true,
                      run: () => setRemoved(node),
                    },
                  ]}
                />
              ),
            };
          })}
        />
      </PageSection>
      {edited !== null && (
        <OrgNodeDialog profileId={profileId} nodes={nodes} edited={edited} onClose={() => setEdited(null)} />
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        title={t('removeTitle', { name: removed?.label ?? '' })}
        description={t('removeText')}
        confirmLabel={t('remove')}
        isDanger
        isPending={isPending}
        onCancel={() => setRemoved(null)}
        onConfirm={() => {
          const node = removed?.id ?? '';
          void run({ method: 'DELETE', href: destroy({ profile: profileId, node }) }).then(() =>
            setRemoved(null),
          );
        }}
      />
    </>
  );
}
