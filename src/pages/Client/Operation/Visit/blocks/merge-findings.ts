import type { ShownFinding } from '#contracts/client/operation/visit/form.ts';
import type { FindingPayload } from '#contracts/client/operation/visit/payload.ts';
import type { OutboxEntry } from '#runtime/outbox/outbox-store.ts';

/** A photograph that the server has, or that waits on this device. */
export interface FindingPhoto {
  readonly id: string;
  readonly src: string | Blob;
}

/** A finding as the page shows it: as the server has it, with what waits on this device laid over it. */
export interface MergedFinding extends Omit<ShownFinding, 'photos'> {
  readonly photos: readonly FindingPhoto[];
  readonly state: 'sent' | 'waiting' | 'refused';
}

export const findingKey = (id: string): string => `finding:${id}`;
/** A photograph's key tells its finding too. */
export const photoKey = (findingId: string, id: string): string => `photo:${findingId}:${id}`;

const stateOf = (entries: readonly OutboxEntry[]): MergedFinding['state'] => {
  if (entries.length === 0) return 'sent';
  return entries.some(({ refusal }) => refusal !== null) ? 'refused' : 'waiting';
};

/**
 * The findings of a visit: what the server has, and what waits to be sent to it. What waits for its removal is not
 * shown any more.
 */
export function mergeFindings(
  sent: readonly ShownFinding[],
  entries: readonly OutboxEntry[],
): readonly MergedFinding[] {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const photosOf = (id: string) => entries.filter(({ key }) => key.startsWith(photoKey(id, '')));
  const merged = (id: string, base: ShownFinding | null): MergedFinding | null => {
    const own = byKey.get(findingKey(id));
    if (own?.method === 'DELETE') return null;
    const waiting = photosOf(id);
    const removed = waiting.filter(({ method }) => method === 'DELETE').map(({ key }) => key);
    const kept: FindingPhoto[] = (base?.photos ?? [])
      .filter((photo) => !removed.includes(photoKey(id, photo.id)))
      .map((photo) => ({ id: photo.id, src: photo.href }));
    const added = waiting.flatMap(({ key, file }): FindingPhoto[] => {
      const photoId = key.slice(photoKey(id, '').length);
      // Sent, and not yet removed from the queue: the server's own stands there already.
      return file === null || kept.some((photo) => photo.id === photoId) ? [] : [{ id: photoId, src: file }];
    });
    const fields = own === undefined ? base : (own.data as unknown as FindingPayload);
    if (fields === null) return null;
    const { room, topic, severity, estimateCents, note, writtenAt } = fields;
    return {
      id,
      room,
      topic,
      severity,
      estimateCents,
      note,
      writtenAt,
      photos: [...kept, ...added],
      state: stateOf(own === undefined ? waiting : [own, ...waiting]),
    };
  };
  const sentIds = new Set(sent.map(({ id }) => id));
  const newIds = entries
    .filter(({ key }) => key.startsWith('finding:'))
    .map(({ key }) => key.slice('finding:'.length))
    .filter((id) => !sentIds.has(id));
  return [
    ...sent.map((finding) => merged(finding.id, finding)),
    ...newIds.map((id) => merged(id, null)),
  ].filter((finding) => finding !== null);
}
