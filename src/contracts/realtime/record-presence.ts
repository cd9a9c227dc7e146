import type { SharedProps } from '../shared.ts';
import { channels, platformRecordTypes, type PlatformRecordType, type RecordType } from './channels.ts';

/**
 * The channel of those who look at a record of the company, or of the platform; null where there is none: staff in a client's
 * name are not seen, nor see.
 */
export function recordPresence(
  { auth, tenant }: Pick<SharedProps, 'auth' | 'tenant'>,
  type: RecordType | PlatformRecordType,
  recordId: string,
): string | null {
  if (isOfPlatform(type)) {
    return tenant === null ? channels.adminRecordPresence(type, recordId) : null;
  }
  if (tenant === null || auth.impersonator !== null) return null;
  return channels.recordPresence(tenant.id, type, recordId);
}

const isOfPlatform = (type: RecordType | PlatformRecordType): type is PlatformRecordType =>
  platformRecordTypes.some((known) => known === type);

/** The name in what the server tells of somebody on a presence channel; empty when it tells none. */
export const memberName = (info: unknown): string =>
  typeof info === 'object' && info !== null && 'name' in info && typeof info.name === 'string'
    ? info.name
    : '';
