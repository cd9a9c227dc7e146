import { CircleAlert, CircleCheck, FileText, Image, RotateCw, Trash2, X } from 'lucide-react';
import { useCallback } from 'react';
import { isShownPicture } from '#domain/media/media.ts';
import * as filesMessages from '#messages/files-field.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { TextLink } from '../actions/TextLink.tsx';
import { Icon } from '../identity/Icon.tsx';
import { useFileSize } from './useFileSize.ts';
import type { Upload } from './useUploads.ts';

interface FileLineProps {
  readonly name: string;
  readonly bytes: number;
  readonly type: string;
  readonly href?: string | undefined;
  /** The file itself, where this browser has it: pictures are shown small. */
  readonly preview?: File | undefined;
  readonly state: Upload['state'] | { readonly kind: 'sent' };
  readonly onRemove?: (() => void) | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** One file of a field: what it is, how far it has come, and what can be done about it. */
export function FileLine({ name, bytes, type, href, preview, state, onRemove, onRetry }: FileLineProps) {
  const t = useMessages(filesMessages);
  const sizeOf = useFileSize();
  const isPicture = isShownPicture(type);
  const isSent = state.kind === 'sent';
  const percent = state.kind === 'sending' ? Math.round(state.fraction * 100) : 0;
  return (
    <li className="file-line" data-state={state.kind}>
      <span className="file-thumb">
        {isPicture && preview !== undefined ? (
          <FilePicture file={preview} />
        ) : isPicture && href !== undefined ? (
          <img src={href} alt="" />
        ) : (
          <Icon icon={isPicture ? Image : FileText} size={16} />
        )}
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-baseline gap-2">
          {isSent && href !== undefined ? (
            <a href={href} target="_blank" rel="noreferrer" className="truncate font-medium hover:underline">
              {name}
            </a>
          ) : (
            <span className="truncate font-medium">{name}</span>
          )}
          <span className="shrink-0 text-label text-ink3">{sizeOf(bytes)}</span>
        </span>
        {(state.kind === 'sending' || state.kind === 'waiting') && (
          <span className="flex items-center gap-2 text-label text-ink3">
            <span
              role="progressbar"
              aria-label={name}
              aria-valuenow={percent}
              aria-valuemin={0}
              aria-valuemax={100}
              className="file-progress"
            >
              <span style={{ width: `${percent}%` }} />
            </span>
            {state.kind === 'waiting'
              ? t('state.waiting')
              : t(state.isPaused ? 'state.paused' : 'state.sending', { percent })}
          </span>
        )}
        {state.kind === 'failed' && (
          <span className="flex items-start gap-1 text-label font-medium text-neg">
            <Icon icon={CircleAlert} size={14} className="mt-px" />
            <span className="flex min-w-0 flex-wrap gap-x-2">
              {state.text ?? t('failed')}
              {state.remedies.map((remedy) => (
                <TextLink key={remedy.href} href={remedy.href} isNewTab>
                  {remedy.label}
                </TextLink>
              ))}
            </span>
          </span>
        )}
      </span>
      {isSent && (
        <span className="text-pos">
          <Icon icon={CircleCheck} size={16} label={t('state.sent')} />
        </span>
      )}
      {state.kind === 'failed' && state.remedies.length === 0 && onRetry && (
        <Button size="sm" icon={RotateCw} aria-label={t('retry', { name })} onClick={onRetry}>
          {t('retryShort')}
        </Button>
      )}
      {onRemove && (
        <IconButton
          icon={isSent ? Trash2 : X}
          size="sm"
          label={t(state.kind === 'sending' ? 'cancel' : 'remove', { name })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

/** A picture that this browser has, without its being read from anywhere; its address ends with it. */
function FilePicture({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const href = URL.createObjectURL(file);
      image.src = href;
      return () => URL.revokeObjectURL(href);
    },
    [file],
  );
  return <img ref={show} alt="" />;
}
