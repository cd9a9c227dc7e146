/** Signs a channel's name may hold, and how many (Pusher Channels, channel naming conventions). */
export const channelNamePattern = /^[\w\-=@,.;]{1,164}$/;

/** Records that show who else is looking at them: a company's, and the platform's. */
export const recordTypes = [
  'campaign',
  'contact',
  'estimation',
  'event',
  'media',
  'loan',
  'lot',
  'member',
  'notary-sale',
  'operation',
  'simulation',
  'opportunity',
  'offer',
  'offer-template',
  'quick-sale',
  'payment-template',
  'profile',
  'project',
  'site',
  'supplier',
  'task',
  'visit',
] as const;
export type RecordType = (typeof recordTypes)[number];
export const platformRecordTypes = [
  'actuality',
  'brand',
  'coupon',
  'partner',
  'prospect',
  'role',
  'user',
  'utm',
] as const;
export type PlatformRecordType = (typeof platformRecordTypes)[number];

/**
 * Names of the channels. Everybody who knows a name may ask for its channel; who may join is the server's
 * to decide.
 */
export const channels = {
  /** What concerns one person alone. */
  user: (userId: string): string => `private-user.${userId}`,
  /** What concerns a company, for members who may see all its operations. */
  tenant: (tenantId: string): string => `private-tenant.${tenantId}`,
  /** Money of a company, for those who keep its books. */
  finance: (tenantId: string): string => `private-tenant.${tenantId}.finance`,
  /** One operation, for those who may see it. */
  operation: (operationId: string): string => `private-operation.${operationId}`,
  /** Which members of a company are there. */
  tenantPresence: (tenantId: string): string => `presence-tenant.${tenantId}`,
  /** Which members look at a record. */
  recordPresence: (tenantId: string, type: RecordType, recordId: string): string =>
    `presence-record.${tenantId}.${type}.${recordId}`,
  /** A network of companies, for those who steer it. */
  brand: (brandId: string): string => `private-brand.${brandId}`,
  /** The platform, for its staff. */
  admin: (): string => 'private-admin',
  /** Money of the platform. */
  adminFinance: (): string => 'private-admin.finance',
  /** Which of the staff are there. */
  adminPresence: (): string => 'presence-admin',
  /** Which of the staff look at a record. */
  adminRecordPresence: (type: PlatformRecordType, recordId: string): string =>
    `presence-record.admin.${type}.${recordId}`,
} as const;
