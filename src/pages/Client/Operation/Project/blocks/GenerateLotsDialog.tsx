import { useState } from 'react';
import {
  defaultPattern,
  isPattern,
  lotPatterns,
  maxLevel,
  maxLotRef,
  maxPlannedLots,
  minLevel,
  planLots,
  takenRefs as refsTaken,
  type PlannedLot,
} from '#domain/project/lot-plan.ts';
import type { ProjectRow } from '#domain/project/project.ts';
import { generateLots } from '#generated/routes/client/operation/project.ts';
import * as projectMessages from '#messages/client/project.ts';
import * as tradeMessages from '#messages/trade.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { useVisit } from '#runtime/navigation/hooks.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { IntegerField } from '#ui/fields/IntegerField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { readableRows } from './readable-rows.ts';

interface GenerateLotsDialogProps {
  readonly parameters: { readonly operation: string; readonly project: string };
  readonly version: number;
  /** The lines as they are saved. */
  readonly saved: readonly Readonly<Record<string, unknown>>[];
  readonly takenRefs: readonly string[];
  readonly onClose: () => void;
}

/** The floors of a line, as they are typed. */
interface Floors {
  readonly isIncluded: boolean;
  readonly fromLevel: number | null;
  readonly toLevel: number | null;
}

/** Flats above each other from the ground on, everything else on the ground. */
const firstFloors = ({ type, count }: ProjectRow): Floors => ({
  isIncluded: true,
  fromLevel: 0,
  toLevel: type === 'Apartment' ? Math.max(0, Math.min(count, 4) - 1) : 0,
});

const isLevel = (level: number | null): level is number =>
  level !== null && Number.isInteger(level) && level >= minLevel && level <= maxLevel;

/** Asks how lots are numbered and on which floors they are; shows their references before they are made. */
export function GenerateLotsDialog(props: GenerateLotsDialogProps) {
  const { parameters, version, saved, takenRefs, onClose } = props;
  const composition = readableRows(saved);
  const t = useMessages(projectMessages);
  const visit = useVisit();
  const [pattern, setPattern] = useState<string>(defaultPattern);
  const [buildingLabel, setBuildingLabel] = useState('');
  const [floors, setFloors] = useState<readonly Floors[]>(() => composition.map(firstFloors));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const rows = floors.flatMap(({ isIncluded, fromLevel, toLevel }, row) =>
    isIncluded && isLevel(fromLevel) && isLevel(toLevel) && fromLevel <= toLevel
      ? [{ row, fromLevel, toLevel }]
      : [],
  );
  const areLevelsRight = rows.length === floors.filter(({ isIncluded }) => isIncluded).length;
  const planned = isPattern(pattern) ? planLots(composition, { pattern, rows }) : [];
  const patternError = usePatternError(pattern, planned, takenRefs) ?? errors['pattern'];
  const rowsError =
    rows.length === 0 && areLevelsRight
      ? t('lots.chooseRow')
      : areLevelsRight
        ? (errors['rows'] ?? errors['version'] ?? errors['base'])
        : t('lots.levels');
  const send = async (): Promise<boolean> => {
    if (patternError !== undefined || !areLevelsRight || rows.length === 0) return false;
    const data = { version, pattern, buildingLabel, rows };
    const result = await visit({ method: 'POST', href: generateLots(parameters), data });
    setErrors(result.errors);
    return result.outcome === 'success';
  };
  return (
    <FormDialog
      title={t('lots.dialogTitle')}
      description={t('lots.help')}
      submitLabel={t('lots.submit')}
      size="lg"
      onSubmit={send}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          name="lot-pattern"
          label={t('fields.pattern')}
          help={t('lots.patternHelp')}
          value={pattern}
          onChange={(text) => {
            setErrors({});
            setPattern(text);
          }}
          error={patternError}
          maxLength={40}
          autoFocus
        />
        <TextField
          name="lot-building"
          label={t('fields.buildingLabel')}
          value={buildingLabel}
          onChange={setBuildingLabel}
          maxLength={40}
          isOptional
        />
      </FieldRow>
      <Inline>
        {lotPatterns.map((proposed) => (
          <Button key={proposed} size="sm" onClick={() => setPattern(proposed)}>
            {proposed}
          </Button>
        ))}
      </Inline>
      <FloorFields composition={composition} floors={floors} onChange={setFloors} />
      {rowsError !== undefined && <Banner tone="warn">{rowsError}</Banner>}
      <Preview planned={planned} takenRefs={takenRefs} />
    </FormDialog>
  );
}

/** Why these references cannot be given. */
function usePatternError(
  pattern: string,
  planned: readonly PlannedLot[],
  existing: readonly string[],
): string | undefined {
  const t = useMessages(projectMessages);
  if (!isPattern(pattern)) return t('lots.badPattern');
  const long = planned.find(({ ref }) => ref.length > maxLotRef);
  if (long) return t('lots.tooLong', { ref: long.ref, max: maxLotRef });
  if (planned.length > maxPlannedLots) return t('lots.tooMany', { max: maxPlannedLots });
  const [taken] = refsTaken(planned, existing);
  if (taken === undefined) return undefined;
  return existing.includes(taken) ? t('lots.exists', { ref: taken }) : t('lots.twice', { ref: taken });
}

interface FloorFieldsProps {
  readonly composition: readonly ProjectRow[];
  readonly floors: readonly Floors[];
  readonly onChange: (floors: readonly Floors[]) => void;
}

/** Which lines lots are made of, and on which floors. */
function FloorFields({ composition, floors, onChange }: FloorFieldsProps) {
  const t = useMessages(projectMessages);
  const trade = useMessages(tradeMessages);
  const change = (row: number, changed: Partial<Floors>) =>
    onChange(floors.map((of, index) => (index === row ? { ...of, ...changed } : of)));
  return (
    <Stack gap={2} as="ul" label={t('lots.rowsTitle')}>
      {composition.map((line, row) => {
        const { isIncluded = true, fromLevel = null, toLevel = null } = floors[row] ?? {};
        const label = t('lots.row', {
          label: line.label ?? trade(`lotType.${line.type}`),
          count: line.count,
        });
        return (
          <Inline key={row} as="li" gap={3} align="end" justify="between">
            <Checkbox
              name={`lot-row-${row}`}
              label={label}
              value={isIncluded}
              onChange={(isChosen) => change(row, { isIncluded: isChosen })}
            />
            {isIncluded && (
              <FieldRow>
                <IntegerField
                  name={`lot-from-${row}`}
                  label={t('lots.from')}
                  value={fromLevel}
                  onChange={(level) => change(row, { fromLevel: level })}
                />
                <IntegerField
                  name={`lot-to-${row}`}
                  label={t('lots.to')}
                  value={toLevel}
                  onChange={(level) => change(row, { toLevel: level })}
                />
              </FieldRow>
            )}
          </Inline>
        );
      })}
    </Stack>
  );
}

interface PreviewProps {
  readonly planned: readonly PlannedLot[];
  readonly takenRefs: readonly string[];
}

/** The references that lots would get. */
function Preview({ planned, takenRefs }: PreviewProps) {
  const t = useMessages(projectMessages);
  const taken = new Set(refsTaken(planned, takenRefs));
  return (
    <Stack gap={1}>
      <Text as="p" weight="medium" isStatus>
        {t('lots.preview')} · {t('lots.previewCount', { count: planned.length })}
      </Text>
      <Inline gap={2} as="ul" label={t('lots.preview')}>
        {planned.map(({ ref }, place) => (
          <Text key={`${place} ${ref}`} as="li" size="table" tone={taken.has(ref) ? 'neg' : 'ink2'}>
            {ref}
          </Text>
        ))}
      </Inline>
    </Stack>
  );
}
