import { Copy, GitCommitHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminRoleFormProps } from '#contracts/admin/role/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { duplicate, index, store, update } from '#generated/routes/admin/role.ts';
import { edit as editUser } from '#generated/routes/admin/user.ts';
import * as roleMessages from '#messages/admin/role.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Timeline } from '#ui/data/Timeline.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ResultFigure } from '#ui/form/ResultFigure.tsx';
import { Avatar } from '#ui/identity/Avatar.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useFieldValue, useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { DeleteRoleDialog } from './blocks/DeleteRoleDialog.tsx';
import { RightsGrid } from './blocks/RightsGrid.tsx';

const createSchema = async () => (await import('#contracts/admin/role/payload.ts')).roleFields;
const changeSchema = async () => (await import('#contracts/admin/role/payload.ts')).changeRolePayload;

/** A role: what it is called, where it counts, what it may do, and who has it. */
export default function AdminRoleForm(props: WithShared<AdminRoleFormProps>) {
  const { role, isFixed, scopes, areas } = props;
  const t = useMessages(roleMessages);
  useRefreshOnEvent<AdminRoleFormProps>(
    role === null ? null : (props.realtime?.changesChannel ?? null),
    ['role.changed', 'user.changed'],
    ['role', 'holders', 'history', 'replacements'],
  );
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'role',
    messages: roleMessages,
    schema: role === null ? createSchema : changeSchema,
    routes: { index, store, update: (name) => update({ role: name }) },
  });
  const { field, section } = form;
  const scope = useFieldValue(form, 'scope');
  const permissions = useFieldValue(form, 'permissions');
  const rights = scopes[scope];
  const locked = role !== null && { isReadOnly: true, help: undefined };
  return (
    <RecordPage
      form={form}
      isWide
      readOnlyNotice={isFixed ? t('fixed') : undefined}
      badges={role?.isSystem === true && <Badge>{t('system')}</Badge>}
      notice={role?.isSystem === true && !isFixed && <Banner tone="info">{t('systemNotice')}</Banner>}
      actions={<RoleActions {...props} />}
      result={{
        summary: (
          <ResultFigure
            label={t('effect.title')}
            value={t('effect.pages', { count: pagesOf(permissions, rights.pages) })}
          />
        ),
        content: <Effect permissions={permissions} pages={rights.pages} />,
      }}
      after={role !== null && <Holders {...props} role={role} />}
      sections={[
        section('identity', [
          [
            field('label', TextField, role?.isSystem === true ? { isReadOnly: true } : {}),
            field('name', TextField, { ...locked }),
          ],
          field('scope', Select, { ...locked }),
          field('description', TextField),
        ]),
        section('rights', [field('permissions', RightsGrid, { areas, offered: rights.keys })]),
      ]}
    />
  );
}

const pagesOf = (permissions: readonly string[], pages: Readonly<Record<string, number>>): number =>
  permissions.reduce((sum, key) => sum + (pages[key] ?? 0), 0);

interface EffectProps {
  readonly permissions: readonly string[];
  readonly pages: Readonly<Record<string, number>>;
}

/** What the rights come to. */
function Effect({ permissions, pages }: EffectProps) {
  const t = useMessages(roleMessages);
  const areaCount = new Set(permissions.map((key) => key.slice(0, key.lastIndexOf('.')))).size;
  return (
    <Stack gap={1}>
      <Text as="strong">{t('effect.pages', { count: pagesOf(permissions, pages) })}</Text>
      <span>{t('effect.rights', { count: permissions.length })}</span>
      <span>{t('effect.areas', { count: areaCount })}</span>
    </Stack>
  );
}

function RoleActions({ form, role, can, replacements }: AdminRoleFormProps) {
  const t = useMessages(roleMessages);
  const { isPending, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  if (role === null) return null;
  return (
    <>
      {can.duplicate && (
        <Button
          icon={Copy}
          isPending={isPending}
          onClick={() => void run({ method: 'POST', href: duplicate({ role: role.id }), data: {} })}
        >
          {t('actions.duplicate')}
        </Button>
      )}
      {can.delete && (
        <Button icon={Trash2} onClick={() => setAsking(true)}>
          {t('actions.delete')}
        </Button>
      )}
      {isAsking && (
        <DeleteRoleDialog
          name={role.id}
          label={form.record?.label ?? role.id}
          usersCount={role.usersCount}
          replacements={replacements}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

interface HoldersProps extends AdminRoleFormProps {
  readonly role: NonNullable<AdminRoleFormProps['role']>;
}

/** Who has the role, and what was done to it. */
function Holders({ role, holders, history }: HoldersProps) {
  const t = useMessages(roleMessages);
  const format = useFormat();
  return (
    <>
      <PageSection
        title={t('holders.title')}
        count={role.usersCount}
        empty={holders.length === 0 && t('holders.none')}
      >
        <ItemList
          label={t('holders.title')}
          isCompact
          items={holders.map(({ id, name }) => ({
            id,
            title: name,
            href: editUser(id),
            lead: <Avatar name={name} size={32} isDecorative />,
          }))}
        />
        {role.usersCount > holders.length && holders.length > 0 && (
          <Text as="p" tone="ink3">
            {t('holders.more', { count: role.usersCount - holders.length })}
          </Text>
        )}
      </PageSection>
      <PageSection title={t('history.title')} empty={history.length === 0 && t('history.none')}>
        <Timeline
          label={t('history.title')}
          items={history.map(({ id, at, sentence }) => ({
            id,
            icon: GitCommitHorizontal,
            title: sentence,
            date: format.dateTime(at),
            dateTime: at,
          }))}
        />
      </PageSection>
    </>
  );
}
