import type { RoleName } from '../access/roles.ts';

/** Ways in which a notice reaches a person: in the application, by e-mail at once, in the daily digest. */
export const notificationChannels = ['app', 'email', 'digest'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

/** What is on for a kind of notice. */
export type Channels = Readonly<Record<NotificationChannel, boolean>>;

/** One kind of notice: who may receive it, how unless they chose otherwise, and whether they may. */
export interface NotificationKind {
  readonly id: string;
  /** The head under which it stands in a list. */
  readonly group: NotificationGroup;
  readonly audience: readonly RoleName[];
  readonly defaults: Channels;
  /** Cannot be switched off, for the safety of the account. */
  readonly isFixed: boolean;
}

export const notificationGroups = [
  'security',
  'work',
  'sales',
  'money',
  'company',
  'news',
  'platform',
] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

const members: readonly RoleName[] = ['owner', 'collaborator', 'accountant', 'viewer'];
const workers: readonly RoleName[] = ['owner', 'collaborator', 'accountant'];
const sellers: readonly RoleName[] = ['owner', 'collaborator'];
const bookkeepers: readonly RoleName[] = ['owner', 'accountant'];
const holders: readonly RoleName[] = ['owner'];
const staff: readonly RoleName[] = ['super-admin', 'admin', 'sales', 'support', 'editor'];
const clients: readonly RoleName[] = [...members, 'brand-manager'];

const app = { app: true, email: false, digest: false } as const;
const appAndEmail = { app: true, email: true, digest: false } as const;
const appAndDigest = { app: true, email: false, digest: true } as const;
const digest = { app: false, email: false, digest: true } as const;

const kindsOf = <Id extends string>(
  group: NotificationGroup,
  rows: readonly (readonly [id: Id, audience: readonly RoleName[], defaults: Channels])[],
  isFixed = false,
): readonly (NotificationKind & { readonly id: Id })[] =>
  rows.map(([id, audience, defaults]) => ({ id, group, audience, defaults, isFixed }));

/** Every kind of notice, in the order in which lists show them. */
export const notificationKinds = [
  ...kindsOf(
    'security',
    [
      ['security.new_device', [...clients, ...staff], appAndEmail],
      ['security.password_changed', [...clients, ...staff], appAndEmail],
      ['security.email_changed', [...clients, ...staff], appAndEmail],
      ['security.twofactor_changed', [...clients, ...staff], appAndEmail],
      ['security.blocked', [...clients, ...staff], appAndEmail],
      ['support.impersonation_started', holders, appAndEmail],
    ],
    true,
  ),
  ...kindsOf('work', [
    ['task.assigned', workers, appAndDigest],
    ['task.mentioned', members, appAndEmail],
    ['task.due', workers, appAndDigest],
    ['task.blocked', workers, appAndDigest],
    ['sourcing.alert_matched', members, appAndDigest],
    ['planning.invited', members, appAndEmail],
    ['planning.changed', members, appAndEmail],
    ['planning.reminder', members, appAndEmail],
    ['supplier.document_expiring', workers, appAndDigest],
    ['dossier.ready', members, app],
    ['share.opened', sellers, app],
    ['share.question', sellers, appAndEmail],
    ['share.document_deposited', sellers, app],
  ]),
  ...kindsOf('sales', [
    ['lead.received', sellers, appAndEmail],
    ['lead.overdue', sellers, app],
    ['campaign.sent', sellers, app],
    ['campaign.failed', sellers, appAndEmail],
    ['campaign.paused', sellers, appAndEmail],
    ['email.bounced', sellers, app],
    ['site.suspended', holders, appAndEmail],
    ['site.restored', holders, appAndEmail],
  ]),
  ...kindsOf('money', [
    ['transaction.imported', bookkeepers, app],
    ['transaction.to_code', bookkeepers, digest],
    ['transaction.month_ready', bookkeepers, digest],
    ['treasury.low', bookkeepers, appAndEmail],
    ['treasury.overdraft_forecast', bookkeepers, appAndEmail],
    ['rent.late', workers, appAndDigest],
    ['rent.revision_due', workers, appAndDigest],
    ['rent.lease_end', workers, appAndDigest],
    ['rent.deposit_deadline', workers, appAndDigest],
    ['supplier.iban_changed', bookkeepers, appAndEmail],
  ]),
  ...kindsOf('company', [
    ['subscription.trial_ending', holders, appAndEmail],
    ['subscription.invoice_issued', bookkeepers, appAndEmail],
    ['subscription.past_due', holders, appAndEmail],
    ['subscription.read_only', holders, appAndEmail],
    ['subscription.cancelled', holders, appAndEmail],
    ['gdpr.request_due', holders, appAndEmail],
    ['gdpr.purge_proposed', holders, appAndEmail],
    ['membership.accepted', holders, app],
    ['membership.role_changed', members, app],
    ['brand.sharing_requested', holders, appAndEmail],
  ]),
  ...kindsOf('news', [
    ['actuality.published', clients, app],
    ['maintenance.scheduled', [...clients, ...staff], app],
  ]),
  ...kindsOf('platform', [
    ['prospect.assigned', ['super-admin', 'admin', 'sales'], app],
    ['sale.approval_requested', ['super-admin', 'admin'], app],
    ['sale.approved', ['super-admin', 'admin', 'sales'], app],
    ['invoice.overdue', ['super-admin', 'admin', 'sales'], app],
    ['partner_request.created', ['super-admin', 'admin', 'editor'], app],
    ['signup.created', ['super-admin', 'admin', 'sales'], app],
    ['minisite.suspended', ['super-admin', 'admin', 'support'], app],
    ['job.failed', ['super-admin', 'admin'], app],
  ]),
] as const;

export type NotificationKindId = (typeof notificationKinds)[number]['id'];
