import { useState } from 'react';
import type { StatementPreview } from '#contracts/client/transaction/opened.ts';
import { statementFields } from '#domain/accounting/statement/statement.ts';
import { map, run as runRoute } from '#generated/routes/client/transaction/import.ts';
import * as transactionMessages from '#messages/client/transaction.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useAction } from '../../../Account/blocks/useAction.ts';

/** As many lines as are shown: the others are counted. */
const shownLines = 100;

/** What a statement would bring in: columns of a CSV, lines that are new, were there or cannot be taken. */
export function PreviewPart({ preview }: { readonly preview: StatementPreview }) {
  const t = useMessages(transactionMessages);
  const { run, isPending } = useAction();
  const [skipped, setSkipped] = useState<readonly number[]>([]);
  const [isForced, setForced] = useState(false);
  const { lines, problems, control, version } = preview;
  const fresh = lines.filter(
    ({ line, isDuplicate, isLocked }) => !isDuplicate && !isLocked && !skipped.includes(line),
  );
  const bringIn = (): void =>
    void run({
      method: 'POST',
      href: runRoute(preview.id),
      data: { version, skipLines: [...skipped], isForced },
    });
  return (
    <Stack gap={4}>
      <Text as="p">
        {t('statements.previewTitle', { file: preview.fileName, account: preview.accountLabel })}
      </Text>
      {preview.kind === 'csv' && <MappingPart preview={preview} />}
      {preview.status === 'previewed' && (
        <>
          <Text as="p" isStatus>
            {t('statements.counts', {
              fresh: fresh.length,
              duplicates: lines.filter(({ isDuplicate }) => isDuplicate).length,
              errors: problems.length,
            })}
          </Text>
          {control !== null && (
            <>
              <Banner tone="warn">{control}</Banner>
              <Switch name="isForced" label={t('statements.forced')} value={isForced} onChange={setForced} />
            </>
          )}
          <Button variant="primary" isPending={isPending} onClick={bringIn}>
            {t('statements.run')}
          </Button>
          <Problems problems={problems} />
          <Lines preview={preview} skipped={skipped} onSkip={setSkipped} />
        </>
      )}
    </Stack>
  );
}

function Problems({ problems }: Pick<StatementPreview, 'problems'>) {
  const t = useMessages(transactionMessages);
  if (problems.length === 0) return null;
  return (
    <PageSection title={t('statements.problems')} count={problems.length}>
      <ItemList
        label={t('statements.problems')}
        items={problems.slice(0, shownLines).map(({ line, text }) => ({ id: String(line), title: text }))}
      />
    </PageSection>
  );
}

interface LinesProps {
  readonly preview: StatementPreview;
  readonly skipped: readonly number[];
  readonly onSkip: (lines: readonly number[]) => void;
}

function Lines({ preview: { lines }, skipped, onSkip }: LinesProps) {
  const t = useMessages(transactionMessages);
  const format = useFormat();
  const toggle = (line: number): void =>
    onSkip(skipped.includes(line) ? skipped.filter((one) => one !== line) : [...skipped, line]);
  return (
    <PageSection title={t('statements.lines')} count={lines.length}>
      <ItemList
        label={t('statements.lines')}
        items={lines
          .slice(0, shownLines)
          .map(({ line, bookedOn, label, amountCents, isDuplicate, isLocked }) => {
            const isSkipped = skipped.includes(line);
            const mark = isDuplicate ? 'duplicate' : isLocked ? 'lockedLine' : isSkipped ? 'skipped' : null;
            return {
              id: String(line),
              title: label,
              badges: mark !== null && <Badge tone="warn">{t(`statements.${mark}`)}</Badge>,
              detail: `${format.date(bookedOn)} · ${format.money(amountCents)}`,
              end: !isDuplicate && !isLocked && (
                <Button size="sm" variant="discreet" onClick={() => toggle(line)}>
                  {t(isSkipped ? 'statements.keep' : 'statements.skip')}
                </Button>
              ),
            };
          })}
      />
      {lines.length > shownLines && (
        <Text as="p" tone="ink3">
          {t('statements.more', { count: lines.length - shownLines })}
        </Text>
      )}
    </PageSection>
  );
}

function MappingPart({ preview }: { readonly preview: StatementPreview }) {
  const t = useMessages(transactionMessages);
  const { run, isPending } = useAction();
  const [mapping, setMapping] = useState<Readonly<Record<string, number | null>>>(preview.mapping ?? {});
  const columns = preview.headers.map((name, at) => ({ id: String(at), label: name || String(at + 1) }));
  const fieldOf = (field: (typeof statementFields)[number]) => {
    const at = mapping[field] ?? null;
    return (
      <Select
        key={field}
        name={field}
        label={t(`statements.fields.${field}`)}
        value={at === null ? null : String(at)}
        emptyLabel={t('statements.noColumn')}
        onChange={(id) => setMapping({ ...mapping, [field]: id === null ? null : Number(id) })}
        choices={columns}
        isOptional
      />
    );
  };
  const [bookedOn, valueOn, label, debit, credit, amount, bankRef] = statementFields;
  return (
    <PageSection title={t('statements.mapTitle')}>
      <Stack gap={2}>
        <FieldRow>{[bookedOn, valueOn].map(fieldOf)}</FieldRow>
        <FieldRow>{[label, bankRef].map(fieldOf)}</FieldRow>
        <FieldRow>{[amount, debit, credit].map(fieldOf)}</FieldRow>
        <Button
          size="sm"
          isPending={isPending}
          onClick={() =>
            void run({
              method: 'PUT',
              href: map(preview.id),
              data: {
                version: preview.version,
                mapping: Object.fromEntries(statementFields.map((field) => [field, mapping[field] ?? null])),
              },
            })
          }
        >
          {t('statements.map')}
        </Button>
      </Stack>
    </PageSection>
  );
}
