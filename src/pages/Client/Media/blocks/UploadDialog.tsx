import { useState } from 'react';
import type { MediaPageProps } from '#contracts/client/media.ts';
import { maxPictureSide, pathOf } from '#domain/media/media.ts';
import { bulk, store } from '#generated/routes/client/media.ts';
import * as upload from '#generated/routes/client/media/upload.ts';
import * as mediaMessages from '#messages/client/media.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useReload, useVisit } from '#runtime/navigation/hooks.ts';
import { sendFields, sendFile } from '#runtime/protocol/send-file.ts';
import { sendParts } from '#runtime/protocol/send-parts.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Combobox } from '#ui/fields/Combobox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { TagInput } from '#ui/fields/TagInput.tsx';
import type { SendOne, SentFile } from '#ui/fields/useUploads.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { photoFile } from '#ui/media/photo-file.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';

interface UploadDialogProps {
  readonly operations: MediaPageProps['operations'];
  readonly folders: MediaPageProps['folders'];
  /** Where one is: what the files belong to unless another is chosen. */
  readonly at: { readonly operationId: string | null; readonly folderId: string | null };
  readonly onClose: () => void;
}

const megabyte = 1_048_576;
/** What the library takes; its contract, which outweighs the page, is asked by the server. */
const limits = {
  maxBytes: 25 * megabyte,
  maxCount: 100,
  formats: [
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/heic',
    'application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/zip',
    'application/acad',
    'application/dxf',
    'video/mp4',
    'text/csv',
    'text/plain',
  ],
  larger: { formats: ['video/mp4'], maxBytes: 200 * megabyte },
};
/** Bytes of a part of a large file. */
const partBytes = 5 * megabyte;
const partRoutes = { begin: upload.store(), part: upload.part, partBytes };

/** Photographs above this weight are made smaller before they are sent. */
const heavyBytes = 1.5 * megabyte;

/** What is sent of a file: of a heavy photograph a smaller copy, upright. */
async function sendable(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' || file.size <= heavyBytes) return file;
  const smaller = await photoFile(file, maxPictureSide);
  return smaller === null || smaller.size >= file.size
    ? file
    : new File([smaller], file.name, { type: smaller.type });
}

const dayOf = (file: File): string => new Date(file.lastModified).toISOString().slice(0, 10);

/** What the server says of a file that it took. */
function sentFile(answer: unknown, file: File): SentFile {
  const stored = answer as { readonly id: string; readonly href: string; readonly bytes: number };
  return { ...stored, name: file.name, type: file.type };
}

/** Adds files, each sent as soon as it is there, to an operation and a folder. */
export function UploadDialog({ operations, folders, at, onClose }: UploadDialogProps) {
  const t = useMessages(mediaMessages);
  const visit = useVisit();
  const reload = useReload();
  const [operationId, setOperationId] = useState(at.operationId);
  const [folderId, setFolderId] = useState(at.folderId);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [sent, setSent] = useState<readonly SentFile[]>([]);

  const send: SendOne = async (file, { signal, onProgress, onPause }) => {
    const given = await sendable(file);
    const fields = {
      operationId: operationId ?? '',
      folderId: folderId ?? '',
      takenOn: dayOf(file),
      ...Object.fromEntries(tags.map((tag, rank) => [`tags[${rank}]`, tag])),
    };
    const report = ({ fraction }: { readonly fraction: number }): void => onProgress(fraction);
    if (given.size <= partBytes) {
      return sentFile(await sendFile(store(), given, { signal, fields, onProgress: report }), file);
    }
    // What is large goes in parts: a train may enter a tunnel meanwhile.
    const whole = await sendParts(partRoutes, given, { signal, onProgress: report, onPause });
    return sentFile(await sendFields(store(), { ...fields, upload: whole }, { signal }), file);
  };
  // As of a choice in the list, which stays as it is filtered.
  const remove = (id: string) =>
    visit({
      method: 'PATCH',
      href: bulk(),
      data: { rows: { kind: 'ids', ids: [id] }, set: { field: 'deleted', isAgreed: false } },
      preserveScroll: true,
    });
  const change = (next: readonly SentFile[]): void => {
    const removed = sent.find(({ id }) => !next.includes(sent.find((file) => file.id === id) as SentFile));
    setSent(next);
    if (removed) void remove(removed.id);
    else void reload({ only: ['list', 'folders', 'storage'] });
  };
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('upload.title')}
      description={t('upload.text')}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('upload.close')}
        </Button>
      }
    >
      <Stack gap={3}>
        <FieldRow columns={2}>
          <Combobox
            name="operationId"
            label={t('fields.operationId')}
            isOptional
            value={operationId}
            onChange={setOperationId}
            choices={operations.map(({ id, name }) => ({ id, label: name }))}
          />
          <Combobox
            name="folderId"
            label={t('fields.folderId')}
            isOptional
            value={folderId}
            onChange={setFolderId}
            choices={folders.map(({ id }) => ({
              id,
              label: pathOf(folders, id)
                .map(({ name }) => name)
                .join(' / '),
            }))}
          />
        </FieldRow>
        <TagInput
          name="tags"
          label={t('fields.tags')}
          isOptional
          value={tags}
          onChange={setTags}
          maxLength={30}
        />
        <FilesField
          name="files"
          label={t('upload.files')}
          value={sent}
          onChange={change}
          limits={limits}
          send={send}
          autoFocus
        />
      </Stack>
    </Dialog>
  );
}
