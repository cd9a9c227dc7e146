import type { AdminUserFormProps, AccountSheet } from '#contracts/admin/user/form.ts';
import type { AccountPayload } from '#contracts/admin/user/payload.ts';
import type { WithShared } from '#contracts/shared.ts';
import { activities, companyVatRegimes, legalForms } from '#domain/company/enums.ts';
import { index, store, update } from '#generated/routes/admin/user.ts';
import * as userMessages from '#messages/admin/user.ts';
import * as companyWords from '#messages/company.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { lazyPart } from '#runtime/platform/lazy-part.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTitle } from '#runtime/title/title.ts';
import { EmailField } from '#ui/fields/EmailField.tsx';
import { MultiSelect } from '#ui/fields/MultiSelect.tsx';
import { PhoneField } from '#ui/fields/PhoneField.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { SirenField, SiretField } from '#ui/fields/SirenField.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { RecordPage } from '../../blocks/record/RecordPage.tsx';
import { useFieldValue, useRecordForm, type RecordFormView } from '../../blocks/record/useRecordForm.tsx';
import { AccountHead, AccountTabs, useAccountHead } from './blocks/AccountHead.tsx';
import { PlacesField } from './blocks/PlacesField.tsx';
import type { SheetProps } from './blocks/Sheet.tsx';

// Parts beside the form, each with an address of its own.
const Sheet = lazyPart<SheetProps>(async () => (await import('./blocks/Sheet.tsx')).Sheet);

const createSchema = async () => (await import('#contracts/admin/user/payload.ts')).createPayload;
const changeSchema = async () => (await import('#contracts/admin/user/payload.ts')).changePayload;

/** An account: who it is, what they may do and where; its company, subscription, sign-ins, journal and notes. */
export default function AdminUserForm(props: WithShared<AdminUserFormProps>) {
  const { account, sheet, tab, form } = props;
  useRefreshOnEvent<AdminUserFormProps>(
    account === null ? null : (props.realtime?.changesChannel ?? null),
    ['user.changed', 'signup.created'],
    ['account', 'sheet'],
  );
  if (account === null || tab === 'identite')
    return <AccountForm {...props} key={form.record?.id ?? 'new'} />;
  return <AccountPart {...props} account={account} sheet={sheet} />;
}

interface AccountPartProps extends WithShared<AdminUserFormProps> {
  readonly account: NonNullable<AdminUserFormProps['account']>;
  readonly sheet: AccountSheet | null;
}

function AccountPart(props: AccountPartProps) {
  const { account, app } = props;
  useTitle(account.name, app.name);
  const { actions, badges, dialog } = useAccountHead(props);
  return (
    <>
      <PageHeader title={account.name} subtitle={account.email} badge={badges} actions={actions} />
      <AccountTabs {...props} />
      <Sheet {...props} />
      {dialog}
    </>
  );
}

function AccountForm(props: WithShared<AdminUserFormProps>) {
  const { account, roles, companies, canMakeTeam } = props;
  const isNew = account === null;
  const t = useMessages(userMessages);
  const roleLabel = useRoleLabel();
  const form = useRecordForm(props.form, {
    shared: props,
    type: 'user',
    messages: userMessages,
    schema: isNew ? createSchema : changeSchema,
    routes: { index, store, update },
  });
  const { field, section } = form;
  const isTeam = useFieldValue(form, 'kind') === 'platform';
  const choicesOf = (given: readonly { readonly name: string; readonly label: string | null }[]) =>
    given.map(({ name, label }) => ({ id: name, label: roleLabel(name, label ?? undefined) }));
  const companyParts = useCompanySections(form, props, choicesOf(roles.tenant));
  const { actions, badges, dialog } = useAccountHead(props);
  return (
    <>
      <RecordPage
        form={form}
        createLabel={t('actions.inviteNew')}
        badges={badges}
        actions={actions}
        notice={account !== null && <AccountHead {...props} account={account} />}
        sections={[
          ...(isNew && canMakeTeam ? [section('kind', [field('kind', RadioGroup, { isInline: true })])] : []),
          section('identity', [
            [field('firstName', TextField), field('lastName', TextField)],
            [
              field('email', EmailField, isNew ? { help: undefined } : { isReadOnly: true }),
              field('phone', PhoneField),
            ],
            field('jobTitle', TextField),
          ]),
          ...(isTeam
            ? [
                section('roles', [
                  field('roleNames', MultiSelect, {
                    isOptional: false,
                    choices: choicesOf(roles.platform),
                    isReadOnly: !props.form.can.save || account?.isYou === true,
                    ...(account?.isYou === true && { help: t('refused.ownRoles') }),
                  }),
                ]),
              ]
            : []),
          ...(!isNew && !isTeam && companies.length > 0
            ? [
                section('places', [
                  field('places', PlacesField, { companies, choices: choicesOf(roles.tenant) }),
                ]),
              ]
            : []),
          ...(isNew && !isTeam ? companyParts : []),
          ...(isNew ? [section('message', [field('message', TextArea)])] : []),
        ]}
      />
      {dialog}
    </>
  );
}

type FormView = RecordFormView<AdminUserFormProps['form']['values'], AccountPayload>;

/** The company of a new client: one that is there, or one that begins its trial. */
function useCompanySections(
  form: Pick<FormView, 'field' | 'section' | 'control'>,
  { companies, plans, brands }: AdminUserFormProps,
  roleChoices: readonly { readonly id: string; readonly label: string }[],
) {
  const words = useMessages(companyWords);
  const { field, section } = form;
  const isExisting = useFieldValue(form, 'companyMode') === 'existing';
  const named = (rows: readonly { readonly id: string; readonly name: string }[]) =>
    rows.map(({ id, name }) => ({ id, label: name }));
  const mode = field('companyMode', RadioGroup, { isInline: true, isLabelHidden: true });
  if (isExisting) {
    return [
      section('company', [
        mode,
        [
          field('tenantId', Select, { choices: named(companies), isOptional: false }),
          field('role', Select, { choices: roleChoices, isOptional: false }),
        ],
      ]),
    ];
  }
  return [
    section('company', [
      mode,
      [
        field('companyName', TextField, { isOptional: false }),
        field('legalForm', Select, {
          isOptional: false,
          choices: legalForms.map((id) => ({ id, label: words(`legalForm.${id}`) })),
        }),
      ],
      [field('siren', SirenField, { isOptional: false }), field('siret', SiretField)],
      field('addressLine', TextField, { isOptional: false }),
      [
        field('postalCode', TextField, { isOptional: false }),
        field('city', TextField, { isOptional: false }),
      ],
      [
        field('activity', Select, {
          isOptional: false,
          choices: activities.map((id) => ({ id, label: words(`activity.${id}`) })),
        }),
        field('vatRegime', Select, {
          isOptional: false,
          choices: companyVatRegimes.map((id) => ({ id, label: words(`vatRegime.${id}`) })),
        }),
      ],
    ]),
    section('offer', [
      [
        field('planId', Select, { isOptional: false, choices: named(plans) }),
        field('brandId', Select, { choices: named(brands) }),
      ],
    ]),
  ];
}
