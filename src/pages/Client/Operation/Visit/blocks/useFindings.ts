import { useMemo } from 'react';
import type { VisitFormProps } from '#contracts/client/operation/visit/form.ts';
import type { FindingPayload } from '#contracts/client/operation/visit/payload.ts';
import { destroy, update } from '#generated/routes/client/operation/visit/finding.ts';
import {
  destroy as destroyPhoto,
  store as storePhoto,
} from '#generated/routes/client/operation/visit/photo.ts';
import type { NewEntry, Outbox } from '#runtime/outbox/useOutbox.ts';
import { newDeviceId } from '#runtime/platform/new-device-id.ts';
import { findingKey, mergeFindings, photoKey, type MergedFinding } from './merge-findings.ts';

/** A finding as it is written: photographs that are new come with their pictures. */
export interface WrittenFinding {
  /** Null for a new one. */
  readonly id: string | null;
  readonly fields: FindingPayload;
  readonly addedPhotos: readonly { readonly id: string; readonly file: Blob }[];
  readonly removedPhotoIds: readonly string[];
}

export interface Findings {
  readonly findings: readonly MergedFinding[];
  readonly save: (written: WrittenFinding) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** The findings of a visit, with what waits on this device; each change is kept there first, then sent. */
export function useFindings(
  { operation, form, findings: sent }: Pick<VisitFormProps, 'operation' | 'form' | 'findings'>,
  outbox: Outbox,
): Findings {
  const visit = form.record?.id ?? '';
  const entries = outbox.entries;
  const findings = useMemo(
    () =>
      mergeFindings(
        sent,
        entries.filter(({ group }) => group === visit),
      ),
    [sent, entries, visit],
  );
  const entry = (given: Pick<NewEntry, 'key' | 'method' | 'href'> & Partial<NewEntry>): NewEntry => ({
    group: visit,
    data: {},
    file: null,
    ...given,
  });
  const isSent = (id: string): boolean => sent.some((finding) => finding.id === id);
  const parametersOf = (finding: string) => ({ operation: operation.id, visit, finding });
  return {
    findings,
    save: async ({ id, fields, addedPhotos, removedPhotoIds }) => {
      const finding = id ?? newDeviceId();
      const parameters = parametersOf(finding);
      const sentPhotos = sent.find((shown) => shown.id === finding)?.photos ?? [];
      await outbox.discard(removedPhotoIds.map((photo) => photoKey(finding, photo)));
      await outbox.add([
        entry({
          key: findingKey(finding),
          method: 'PUT',
          href: update(parameters),
          data: fields,
        }),
        ...addedPhotos.map(({ id: photo, file }) =>
          entry({
            key: photoKey(finding, photo),
            method: 'POST',
            href: storePhoto({ ...parameters, photo }),
            file,
          }),
        ),
        ...removedPhotoIds
          .filter((photo) => sentPhotos.some((shown) => shown.id === photo))
          .map((photo) =>
            entry({
              key: photoKey(finding, photo),
              method: 'DELETE',
              href: destroyPhoto({ ...parameters, photo }),
            }),
          ),
      ]);
    },
    remove: async (id) => {
      const waiting = entries.filter(({ key }) => key === findingKey(id) || key.startsWith(photoKey(id, '')));
      await outbox.discard(waiting.map(({ key }) => key));
      // What was under way may have arrived: the server is told in any case where something was sent.
      if (!isSent(id) && waiting.length === 0) return;
      await outbox.add([entry({ key: findingKey(id), method: 'DELETE', href: destroy(parametersOf(id)) })]);
    },
  };
}
