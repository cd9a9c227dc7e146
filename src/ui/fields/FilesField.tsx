import { Upload as UploadIcon } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent, type Ref } from 'react';
import * as filesMessages from '#messages/files-field.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Icon } from '../identity/Icon.tsx';
import { Field } from './Field.tsx';
import { acceptOf, formatName, isHeic, sortFiles, type FileLimits } from './file-limits.ts';
import { readablePhotos } from '../media/readable-photos.ts';
import { FileLine } from './FileLine.tsx';
import { RefusedFiles, type RefusedFile } from './RefusedFiles.tsx';
import type { FieldBase } from './types.ts';
import { useUploads, type SendOne, type SentFile } from './useUploads.ts';
import './files-field.css';

export interface FilesFieldProps extends FieldBase<readonly SentFile[]> {
  limits: FileLimits;
  /** Sends one file as soon as it is there; `sendFile` of the runtime does the sending. */
  send: SendOne;
  ref?: Ref<HTMLButtonElement>;
}

const megabyte = 1_048_576;

/**
 * Files, sent as soon as they are chosen, dropped or pasted; the value is what the server has. What the limits
 * do not allow is told before it is sent; what fails is tried again on its line.
 *
 *     <FilesField {...bind} label="Documents" limits={{ maxBytes: 20 * 1_048_576, maxCount: 10, formats: ['application/pdf'] }}
 *       send={async (file, { signal, onProgress }) => sentFile.parse(await sendFile(store(), file, { signal, onProgress: ({ fraction }) => onProgress(fraction) }))} />
 */
export function FilesField({
  name,
  value,
  onChange,
  onBlur,
  limits,
  send,
  isDisabled = false,
  isReadOnly = false,
  ref,
  autoFocus,
  ...frame
}: FilesFieldProps) {
  const t = useMessages(filesMessages);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(value);
  const [isOver, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [status, setStatus] = useState('');
  const [previews, setPreviews] = useState<ReadonlyMap<string, File>>(new Map());
  useEffect(() => {
    latest.current = value;
  }, [value]);
  const change = (next: readonly SentFile[]) => {
    latest.current = next;
    onChange(next);
  };
  const { uploads, add, retry, cancel } = useUploads({
    send,
    onSent: (sent, from) => {
      setPreviews((all) => new Map(all).set(sent.id, from));
      change([...latest.current, sent]);
      setStatus(t('announce.sent', { name: sent.name }));
    },
    onFailed: (file) => setStatus(t('announce.failed', { name: file.name })),
  });
  const isInactive = isDisabled || isReadOnly;
  const max = limits.maxCount;

  const take = async (given: readonly File[]) => {
    if (isInactive || given.length === 0) return;
    const files = given.some(isHeic) ? await readablePhotos(given, limits.formats) : given;
    const present = [
      ...value.map(({ name: sentName, bytes }) => ({ name: sentName, size: bytes })),
      ...uploads.map(({ file }) => file),
    ];
    const sorted = sortFiles(files, present, limits);
    setRefused(
      sorted.refused.map(({ file, reason }) => ({
        name: file.name,
        type: file.type,
        bytes: file.size,
        reason,
      })),
    );
    add(sorted.accepted);
  };
  const onDrag = (event: DragEvent) => {
    if (isInactive || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type !== 'dragleave' && event.type !== 'drop');
    if (event.type === 'drop') void take([...event.dataTransfer.files]);
  };
  const { larger } = limits;
  const names = limits.formats.map(formatName).join(', ');

  return (
    <Field name={name} {...frame} labelElement="span">
      {({ id, labelId, describedBy }) => (
        <div id={id} data-field={name} role="group" aria-labelledby={labelId} className="flex flex-col gap-2">
          {!isReadOnly && (
            <div
              className="file-zone"
              data-over={isOver ? '' : undefined}
              data-error={frame.error ? '' : undefined}
              data-inactive={isDisabled ? '' : undefined}
              onDragEnter={onDrag}
              onDragOver={onDrag}
              onDragLeave={onDrag}
              onDrop={onDrag}
              onPaste={(event) => void take([...event.clipboardData.files])}
            >
              <Icon icon={UploadIcon} size={22} className="text-ink3" />
              <p>
                {isOver ? (
                  t('release')
                ) : (
                  <>
                    <button
                      ref={ref}
                      type="button"
                      className="text-link touch-target"
                      disabled={isDisabled}
                      autoFocus={autoFocus}
                      aria-describedby={[`${id}-limits`, describedBy].filter(Boolean).join(' ')}
                      onBlur={onBlur}
                      onClick={() => input.current?.click()}
                    >
                      {t('choose', { max })}
                    </button>{' '}
                    <span className="pointer-coarse:hidden">{t('orDrop', { max })}</span>
                  </>
                )}
              </p>
              <p id={`${id}-limits`} className="text-label text-ink3">
                {t('limits', { formats: names, mb: Math.floor(limits.maxBytes / megabyte), max })}
                {larger &&
                  ` · ${t('larger', {
                    formats: larger.formats.map(formatName).join(', '),
                    mb: Math.floor(larger.maxBytes / megabyte),
                  })}`}
              </p>
              <input
                ref={input}
                type="file"
                className="hidden"
                tabIndex={-1}
                aria-hidden="true"
                multiple={max > 1}
                accept={acceptOf(limits)}
                disabled={isDisabled}
                onChange={(event) => {
                  const files = [...(event.target.files ?? [])];
                  // The same file may be chosen again.
                  event.target.value = '';
                  void take(files);
                }}
              />
            </div>
          )}
          <RefusedFiles files={refused} limits={limits} onDismiss={() => setRefused([])} />
          {value.length + uploads.length > 0 && (
            <ul className="flex flex-col gap-1.5" aria-label={t('list')}>
              {value.map((file) => (
                <FileLine
                  key={file.id}
                  name={file.name}
                  bytes={file.bytes}
                  type={file.type}
                  href={file.href}
                  preview={previews.get(file.id)}
                  state={{ kind: 'sent' }}
                  onRemove={
                    isInactive
                      ? undefined
                      : () => {
                          change(latest.current.filter(({ id: other }) => other !== file.id));
                          setStatus(t('announce.removed', { name: file.name }));
                        }
                  }
                />
              ))}
              {uploads.map(({ key, file, state }) => (
                <FileLine
                  key={key}
                  name={file.name}
                  bytes={file.size}
                  type={file.type}
                  preview={file}
                  state={state}
                  onRemove={() => cancel(key)}
                  onRetry={() => retry(key)}
                />
              ))}
            </ul>
          )}
          <span role="status" className="sr-only">
            {status}
          </span>
        </div>
      )}
    </Field>
  );
}
