import type { MemberFormProps } from '#contracts/client/user/form.ts';
import type { WithShared } from '#contracts/shared.ts';
import { index, store, update } from '#generated/routes/client/user.ts';
import { tenantRoles, type TenantRole } from '#domain/access/roles.ts';
import * as memberMessages from '#messages/client/user.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useFieldValue, useRecordForm } from '../../blocks/record/useRecordForm.tsx';
import { MemberAccess } from './blocks/MemberAccess.tsx';
import { RoleRights } from './blocks/RoleRights.tsx';
import { useMemberActions } from './blocks/useMemberActions.tsx';

const inviteSchema = async () => (await import('#contracts/client/user/payload.ts')).invitePayload;
const rightsSchema = async () => (await import('#contracts/client/user/payload.ts')).rightsPayload;

const hasText = (role: string): role is TenantRole => (tenantRoles as readonly string[]).includes(role);

/** Somebody to invite into the company, or a member whose rights are to be changed. */
export default function MemberForm(props: WithShared<MemberFormProps>) {
  const { roles, operations, member, people } = props;
  const isNew = member === null;
  const t = useMessages(memberMessages);
  const roleLabel = useRoleLabel();
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'member',
    messages: memberMessages,
    schema: isNew ? inviteSchema : rightsSchema,
    routes: {
      index,
      store,
      update: (user) => update({ user }),
    },
  });
  const { actionsOf, dialog } = useMemberActions(people);
  const { field, section } = form;
  const roleName = useFieldValue(form, 'role');
  const chosen = roles.find(({ name }) => name === roleName);
  const isAssigned = useFieldValue(form, 'operationScope') === 'assigned';
  const ofThePerson = !isNew && { isReadOnly: true, help: undefined };

  const identity = section('identity', [
    field('email', EmailField, { ...ofThePerson }),
    [field('firstName', TextField, { ...ofThePerson }), field('lastName', TextField, { ...ofThePerson })],
    field('jobTitle', TextField),
  ]);
  const role = section('role', [
    field('role', RadioGroup, {
      isFramed: true,
      isLabelHidden: true,
      choices: roles.map(({ name, label }) => ({
        id: name,
        label: roleLabel(name, label ?? undefined),
        description: t(`roleText.${hasText(name) ? name : 'other'}`),
      })),
    }),
  ]);
  const scope = section('operations', [
    field('operationScope', RadioGroup, { isInline: true, isLabelHidden: true }),
    isAssigned &&
      field('operationIds', MultiSelect, {
        isOptional: false,
        choices: operations.map(({ id, label }) => ({ id, label })),
      }),
  ]);

  return (
    <>
      <RecordPage
        form={form}
        createLabel={t('create')}
        sections={[
          identity,
          role,
          ...(chosen?.isLimitable === true ? [scope] : []),
          ...(isNew ? [section('message', [field('message', TextArea)])] : []),
        ]}
        notice={member?.status === 'suspended' && <Banner tone="warn">{t('access.suspended')}</Banner>}
        actions={
          member && (
            <Menu
              label={t('columns.actions')}
              actions={actionsOf(member).filter(({ id }) => id !== 'edit')}
            />
          )
        }
        after={
          <>
            {chosen && <RoleRights role={chosen} />}
            {member && <MemberAccess {...props} member={member} />}
          </>
        }
      />
      {dialog}
    </>
  );
}
