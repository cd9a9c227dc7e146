import { isSameAddress } from '../protocol/address.ts';
import { hasFiles } from '../protocol/body.ts';
import type { VisitOptions } from './visit.ts';

function isSameData(a: VisitOptions['data'], b: VisitOptions['data']): boolean {
  if (a === b) return true;
  if (a instanceof FormData || b instanceof FormData || hasFiles(a) || hasFiles(b)) return false;
  return JSON.stringify(a ?? {}) === JSON.stringify(b ?? {});
}

/** Whether a change would be sent a second time: same method, address and data. Reading twice does no harm. */
export function isSameVisit(a: VisitOptions, b: VisitOptions): boolean {
  if (a.method === undefined || a.method === 'GET' || a.method !== b.method) return false;
  return isSameAddress(a.href, b.href) && isSameData(a.data, b.data);
}
