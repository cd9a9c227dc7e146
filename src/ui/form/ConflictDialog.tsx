import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import * as formMessages from '#messages/form-page.ts';
import { valueOf, type ValueMerge } from '#runtime/forms/merge-values.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { RadioGroup } from '../fields/RadioGroup.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import type { RecordConflict } from './record-conflict.ts';

/** What people call a value of a field; null where its text says enough. */
export type DescribeValue = (field: string, value: unknown) => string | null;

interface ConflictDialogProps {
  readonly conflict: RecordConflict;
  readonly merge: ValueMerge<object>;
  readonly labelOf: (field: string) => string;
  readonly describe: DescribeValue | undefined;
  readonly isPending: boolean;
  readonly onChoose: (field: string, whose: Whose) => void;
  readonly onStartAgain: () => void;
  readonly onOverwrite: () => void;
}

type Whose = 'mine' | 'theirs';

/**
 * Somebody else saved the record meanwhile: who, when, what was joined by itself, and for each field that both
 * changed, both values. Whoever looks at the form before deciding finds all of it again above it.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  const { conflict, merge, labelOf, describe, isPending, onChoose, onStartAgain, onOverwrite } = props;
  const t = useMessages(formMessages);
  const format = useFormat();
  const plain = usePlainValue();
  const [isOpen, setOpen] = useState(true);
  const [kept, setKept] = useState<Readonly<Record<string, Whose>>>({});
  const { by, at } = conflict;
  const { taken, disputed } = merge;
  const who = t(by === '' ? 'conflict.byUnknown' : 'conflict.by', { name: by, date: format.dateTime(at) });
  const isSame = taken.length === 0 && disputed.length === 0 && !hasOwnChanges(merge);
  const outcome =
    disputed.length > 0 ? t('conflict.disputed') : t(isSame ? 'conflict.same' : 'conflict.joined');
  const textOf = (field: string, value: unknown): string => describe?.(field, value) ?? plain(field, value);
  const ways = (
    <>
      <Button onClick={onStartAgain}>{t('conflict.reload')}</Button>
      <Button variant="primary" isPending={isPending} onClick={onOverwrite}>
        {t(disputed.length > 0 ? 'conflict.overwriteChosen' : 'conflict.overwrite')}
      </Button>
    </>
  );
  return (
    <>
      {!isOpen && (
        <Banner tone="warn" icon={GitCompareArrows}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-0.5">
            <p>
              {t('conflict.title')}. <span className="font-normal text-ink">{who}</span>
            </p>
            <div className="flex flex-wrap gap-2">{ways}</div>
          </div>
        </Banner>
      )}
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        role="alertdialog"
        size="lg"
        icon={GitCompareArrows}
        title={t('conflict.title')}
        description={`${who} ${outcome}`}
        actions={
          <>
            <Button autoFocus variant="discreet" onClick={() => setOpen(false)}>
              {t('conflict.compare')}
            </Button>
            {ways}
          </>
        }
      >
        {taken.length + disputed.length > 0 && (
          <div className="flex flex-col gap-4">
            {disputed.map((field) => (
              <RadioGroup
                key={field}
                name={`conflict-${field}`}
                label={labelOf(field)}
                isFramed
                value={kept[field] ?? 'mine'}
                onChange={(id) => {
                  const whose = id === 'theirs' ? 'theirs' : 'mine';
                  setKept({ ...kept, [field]: whose });
                  onChoose(field, whose);
                }}
                choices={[
                  {
                    id: 'mine',
                    label: textOf(field, valueOf(merge.mine, field)),
                    description: t('conflict.mine'),
                  },
                  {
                    id: 'theirs',
                    label: textOf(field, valueOf(merge.theirs, field)),
                    description: by === '' ? t('conflict.theirs') : by,
                  },
                ]}
              />
            ))}
            {taken.length > 0 && (
              <div className="text-table">
                <p className="font-medium">{t('conflict.taken')}</p>
                <ul className="mt-1 list-disc pl-5 text-ink2">
                  {taken.map((field) => (
                    <li key={field}>
                      {labelOf(field)} : {textOf(field, valueOf(merge.theirs, field))}
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        )}
      </Dialog>
    </>
  );
}

const hasOwnChanges = ({ values, theirs }: ValueMerge<object>): boolean =>
  JSON.stringify(values) !== JSON.stringify(theirs);

const longest = 160;
const isDay = /^\d{4}-\d{2}-\d{2}$/;
const isId = /^[0-9a-hjkmnp-tv-z]{26}$/;

/** A value as a person reads it, by its type and the unit in its field's name. */
function usePlainValue(): (field: string, value: unknown) => string {
  const t = useMessages(formMessages);
  const format = useFormat();
  const textOf = (text: string): string => {
    if (isDay.test(text)) return format.date(text);
    if (isId.test(text)) return t('conflict.otherRecord');
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
  };
  const numberOf = (field: string, value: number): string => {
    if (field.endsWith('Cents')) return format.money(value);
    if (field.endsWith('Bps')) return format.percent(value);
    // A year is no quantity: its digits are not grouped.
    return field.endsWith('Year') ? String(value) : format.number(value);
  };
  return (field, value) => {
    if (value === null || value === undefined || value === '') return t('conflict.empty');
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    if (typeof value === 'number') return numberOf(field, value);
    if (typeof value === 'string') return field.endsWith('M2') ? format.area(value) : textOf(value);
    if (!Array.isArray(value)) return t('conflict.lines', { n: 1 });
    if (value.length === 0) return t('conflict.empty');
    const texts = value.filter((item) => typeof item === 'string' && !isId.test(item));
    return texts.length === value.length
      ? textOf(format.list(texts))
      : t('conflict.lines', { n: value.length });
  };
}
