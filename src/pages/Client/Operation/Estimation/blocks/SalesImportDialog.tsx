import { useEffect, useState } from 'react';
import type { ImportState } from '#contracts/import.ts';
import { report, run, show, store } from '#generated/routes/import.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { getJson } from '#runtime/protocol/get-json.ts';
import { FileRefusedError, sendFile } from '#runtime/protocol/send-file.ts';
import { sendJson } from '#runtime/protocol/send-json.ts';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';

interface SalesImportDialogProps {
  /** Sales were brought in: on to the search. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const kind = { type: 'dvf-sale' };
/** How often a running import is asked about. */
const everyMs = 800;

/** Brings the public sales file in: chosen, checked line by line, then written; what is refused is told. */
export function SalesImportDialog({ onDone, onClose }: SalesImportDialogProps) {
  const t = useMessages(estimationMessages);
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [state, setState] = useState<ImportState | null>(null);
  const [error, setError] = useState<string>();
  const runningId = state?.status === 'running' ? state.id : null;
  useEffect(() => {
    if (runningId === null) return undefined;
    const timer = setInterval(() => {
      getJson(show({ import: runningId })).then(
        (now) => setState(now as ImportState),
        // Asked again a moment later.
        () => undefined,
      );
    }, everyMs);
    return () => clearInterval(timer);
  }, [runningId]);

  const check = async (): Promise<void> => {
    if (file === null) return setError(t('import.choose'));
    setError(undefined);
    try {
      const answer = await sendFile(store(kind), file, {
        onProgress: ({ fraction }) => setSent(fraction),
      });
      setState(answer as ImportState);
    } catch (refused) {
      const text = refused instanceof FileRefusedError ? refused.text : null;
      setError(text ?? t('import.failed'));
    } finally {
      setSent(null);
    }
  };
  const start = async ({ id }: ImportState): Promise<void> => {
    const answer = await sendJson(run({ import: id }), { lines: 'valid' });
    if (answer === null) setError(t('import.failed'));
    else setState(answer as ImportState);
  };
  const isReady = state?.status === 'ready' && state.counts.valid > 0;
  const isOver = state?.status === 'done';
  const submit = async (): Promise<boolean> => {
    if (isOver) onDone();
    else if (isReady) await start(state);
    else if (state?.status !== 'running') await check();
    return false;
  };
  return (
    <FormDialog
      title={t('import.title')}
      description={t('import.help')}
      submitLabel={
        isOver
          ? t('import.search')
          : isReady
            ? t('import.run', { count: state.counts.valid })
            : t('import.check')
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <FileField
        name="sales-file"
        label={t('import.file')}
        value={file}
        onChange={(chosen) => {
          setFile(chosen);
          setState(null);
          setError(undefined);
        }}
        formats={['text/csv']}
        error={error}
      />
      {sent !== null && <Gauge rateBps={Math.round(sent * 10_000)} tone="ink" />}
      {state !== null && <ImportReport state={state} />}
    </FormDialog>
  );
}

function ImportReport({ state }: { readonly state: ImportState }) {
  const t = useMessages(estimationMessages);
  const { counts, progress, errors, status } = state;
  const summary =
    status === 'done'
      ? t('import.done', { count: counts.imported })
      : status === 'failed'
        ? (state.failure ?? t('import.failed'))
        : status === 'running'
          ? t('import.running', { done: progress?.done ?? 0, total: progress?.total ?? counts.valid })
          : t('import.checked', { valid: counts.valid, invalid: counts.invalid });
  return (
    <Stack gap={2}>
      <Text as="p" weight="medium" isStatus>
        {summary}
      </Text>
      {status === 'running' && progress !== null && progress.total > 0 && (
        <Gauge rateBps={Math.round((progress.done / progress.total) * 10_000)} />
      )}
      {errors.length > 0 && (
        <>
          <Stack as="ul" gap={1} label={t('import.refused')}>
            {errors.slice(0, 8).map(({ line, field, text }) => (
              <Text as="li" key={`${line} ${field}`} size="label" tone="ink3">
                {t('import.line', { line, field, text })}
              </Text>
            ))}
          </Stack>
          <TextButton onPress={() => window.location.assign(report({ import: state.id }))}>
            {t('import.report')}
          </TextButton>
        </>
      )}
    </Stack>
  );
}
