import { Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import type { RentIndexRow } from '#contracts/admin/form.ts';
import { rentIndexKinds } from '#domain/rental/rent-index.ts';
import * as settingsMessages from '#messages/admin/settings.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { TextButton } from '#ui/actions/TextButton.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Text } from '#ui/data/Text.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { DataList } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import { IndexDialog } from './IndexDialog.tsx';

export interface IndexPartProps {
  readonly rows: readonly RentIndexRow[];
  readonly canChange: boolean;
  readonly userId: string;
}

/** The values of the indices of rents: those of the product, and those that were entered since. */
export function IndexPart({ rows, canChange, userId }: IndexPartProps) {
  const t = useMessages(settingsMessages);
  const [kind, setKind] = useState<string | null>(null);
  const [asked, setAsked] = useState<RentIndexRow | 'new' | null>(null);
  const columns = useIndexColumns(canChange ? setAsked : null);
  const shown = kind === null ? rows : rows.filter((row) => row.kind === kind);
  return (
    <PageSection
      title={t('tabs.indices')}
      count={shown.length}
      help={t('index.lead')}
      isWide
      aside={
        canChange && (
          <Button icon={Plus} onClick={() => setAsked('new')}>
            {t('index.add')}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <FieldRow>
          <Select
            name="index-kind"
            label={t('index.kind')}
            value={kind}
            onChange={setKind}
            emptyLabel="IRL, ILC, ILAT"
            placeholder="IRL, ILC, ILAT"
            choices={rentIndexKinds.map((id) => ({ id, label: id }))}
          />
        </FieldRow>
        <DataList
          label={t('tabs.indices')}
          keepAs={`${userId}:rent-indices`}
          columns={columns}
          rows={shown}
          idOf={(row) => `${row.kind}${row.region}${row.quarter}`}
          empty={<Text tone="ink3">{t('index.empty')}</Text>}
        />
      </Stack>
      {asked !== null && <IndexDialog row={asked === 'new' ? null : asked} onClose={() => setAsked(null)} />}
    </PageSection>
  );
}

function useIndexColumns(onEdit: ((row: RentIndexRow) => void) | null): readonly ListColumn<RentIndexRow>[] {
  const t = useMessages(settingsMessages);
  const format = useFormat();
  return [
    {
      id: 'quarter',
      label: t('index.quarter'),
      value: ({ kind, quarter }) => `${kind} ${quarter}`,
      isName: true,
    },
    {
      id: 'region',
      label: t('index.region'),
      value: ({ region }) => t(`index.regions.${region}`),
      card: 'subtitle',
    },
    {
      id: 'value',
      label: t('index.value'),
      value: ({ hundredths }) => format.number(hundredths / 100, 2),
      card: 'figure',
    },
    {
      id: 'publishedOn',
      label: t('index.publishedOn'),
      kind: 'day',
      value: ({ entry }) => entry?.publishedOn ?? null,
      card: 'figure',
    },
    {
      id: 'source',
      label: t('index.source'),
      width: 220,
      value: ({ entry }) => entry?.sourceUrl ?? t('index.ownSource'),
      show: (row) => <IndexSource row={row} onEdit={onEdit} />,
      card: 'foot',
    },
  ];
}

function IndexSource({
  row: { entry, kind, quarter, ...row },
  onEdit,
}: {
  readonly row: RentIndexRow;
  readonly onEdit: ((row: RentIndexRow) => void) | null;
}) {
  const t = useMessages(settingsMessages);
  if (entry === null) return <Text tone="ink3">{t('index.ownSource')}</Text>;
  if (entry.isLocked) return <Badge icon={Lock}>{t('index.locked')}</Badge>;
  if (onEdit === null) return <Text tone="ink3">{entry.sourceUrl}</Text>;
  return (
    <TextButton
      label={`${t('index.edit')} ${kind} ${quarter}`}
      onPress={() => onEdit({ ...row, kind, quarter, entry })}
    >
      {t('index.edit')}
    </TextButton>
  );
}
