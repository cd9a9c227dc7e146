import { Link2, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { CityscanProps, ShownScan } from '#contracts/client/cityscan.ts';
import { attach, refresh } from '#generated/routes/client/cityscan.ts';
import * as cityscanMessages from '#messages/client/cityscan.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu } from '#ui/actions/Menu.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { FigureCard } from '#ui/data/FigureCard.tsx';
import { FigureGroup } from '#ui/data/FigureGroup.tsx';
import { Gauge } from '#ui/data/Gauge.tsx';
import { ItemList } from '#ui/data/ItemList.tsx';
import { SectionTitle } from '#ui/data/SectionTitle.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormDialog } from '#ui/overlay/FormDialog.tsx';
import { faultText } from './fault-text.ts';
import { pointsBefore } from './points-before.ts';
import { useAction } from '../../../Account/blocks/useAction.ts';

interface ScanCardProps {
  readonly scan: ShownScan;
  readonly operations: CityscanProps['operations'];
  readonly canUpdate: boolean;
  readonly hasService: boolean;
  /** No other address stands beside it. */
  readonly isAlone: boolean;
}

/** One analysis: note, themes by rank, the nearest points of each, where the data comes from. */
export function ScanCard({ scan, operations, canUpdate, hasService, isAlone }: ScanCardProps) {
  const t = useMessages(cityscanMessages);
  const { run } = useAction();
  const [isAttaching, setAttaching] = useState(false);
  const pendingReason = scan.status === 'pending' ? t('pending') : undefined;
  const refreshNow = (): void => void run({ method: 'POST', href: refresh(scan.id), data: {} });
  return (
    <Card
      title={scan.address}
      aside={
        canUpdate && (
          <Menu
            isIconOnly
            size="sm"
            actions={[
              {
                id: 'refresh',
                label: t('refresh'),
                icon: RefreshCw,
                inactiveReason: hasService ? pendingReason : t('noService'),
                run: refreshNow,
              },
              { id: 'attach', label: t('attach.action'), icon: Link2, run: () => setAttaching(true) },
            ]}
          />
        )
      }
    >
      <Stack gap={4}>
        <ScanState scan={scan} />
        {scan.themes.length > 0 && <ScanFigures scan={scan} />}
        {scan.themes.length > 0 &&
          (isAlone ? (
            <Columns count={2}>{themesOf(scan, true)}</Columns>
          ) : (
            <Stack gap={4}>{themesOf(scan, false)}</Stack>
          ))}
      </Stack>
      {isAttaching && (
        <AttachDialog scan={scan} operations={operations} onClose={() => setAttaching(false)} />
      )}
    </Card>
  );
}

/** When and by whom it was told; what went wrong since. */
function ScanState({ scan }: { readonly scan: ShownScan }) {
  const t = useMessages(cityscanMessages);
  const { date } = useFormat();
  const { status, fault, fetchedAt, operation } = scan;
  return (
    <>
      {status === 'pending' && <Banner tone="info">{t('pending')}</Banner>}
      {status === 'failed' && fault !== null && (
        <Banner tone="warn">{faultText(t, fault, fetchedAt === null ? null : date(fetchedAt))}</Banner>
      )}
      {scan.isDemonstration && <Text as="p">{t('demonstration')}</Text>}
      {fetchedAt !== null && (
        <Text as="p" tone="ink3" size="label">
          {t('of', { date: date(fetchedAt), provider: scan.provider })}
        </Text>
      )}
      {operation !== null && (
        <Text as="p">
          <Badge>{t('attach.attached', { name: operation.name })}</Badge>
        </Text>
      )}
    </>
  );
}

function ScanFigures({ scan }: { readonly scan: ShownScan }) {
  const t = useMessages(cityscanMessages);
  const { number, list } = useFormat();
  return (
    <>
      <FigureGroup>
        <FigureCard
          label={t('note')}
          figure={scan.note === null ? t('noNote') : number(scan.note, 1)}
          context={t('noteHelp')}
        />
      </FigureGroup>
      {scan.missing.length > 0 && (
        <Text as="p" tone="ink3" size="label">
          {t('missing', { themes: list(scan.missing.map((key) => t(`themes.${key}`))) })}
        </Text>
      )}
    </>
  );
}

/** The themes; beside the map, points have the number that they have there. */
function themesOf({ themes }: ShownScan, isNumbered: boolean) {
  return themes.map((theme, rank) => (
    <Theme theme={theme} key={theme.key} firstNumber={isNumbered ? 1 + pointsBefore(themes, rank) : null} />
  ));
}

interface ThemeProps {
  readonly theme: ShownScan['themes'][number];
  /** What its first point is called on the map; null without one. */
  readonly firstNumber: number | null;
}

function Theme({ theme, firstNumber }: ThemeProps) {
  const t = useMessages(cityscanMessages);
  const { date, number } = useFormat();
  const { key, note, parts, points, source, on } = theme;
  return (
    <Stack gap={1}>
      <Inline justify="between" isOneLine>
        <SectionTitle>{t(`themes.${key}`)}</SectionTitle>
        <Text weight="semibold">{note === null ? t('noNote') : number(note, 0)}</Text>
      </Inline>
      {note !== null && <Gauge rateBps={note * 100} tone={toneOf(note)} />}
      {parts.length > 0 && (
        <Text as="p" size="label" tone="ink2">
          {parts
            .map((part) =>
              t('part', {
                part: t(`parts.${part.key}`),
                note: part.note === null ? t('unknown') : number(part.note, 0),
              }),
            )
            .join(' · ')}
        </Text>
      )}
      <ItemList
        label={t(`themes.${key}`)}
        isCompact
        items={points.map(({ label, walkMin }, rank) => ({
          id: `${key}:${rank}`,
          title: firstNumber === null ? label : `${firstNumber + rank} · ${label}`,
          end: t('walk', { count: walkMin }),
        }))}
      />
      <Text as="p" tone="ink3" size="label">
        {points.length === 0 ? `${t('noPoint')} ` : ''}
        {on === null ? source : t('sourceLine', { source, date: date(on) })}
      </Text>
    </Stack>
  );
}

const goodNote = 70;
const poorNote = 50;
const toneOf = (note: number) => (note >= goodNote ? 'pos' : note >= poorNote ? 'warn' : 'neg');

interface AttachDialogProps {
  readonly scan: ShownScan;
  readonly operations: CityscanProps['operations'];
  readonly onClose: () => void;
}

function AttachDialog({ scan, operations, onClose }: AttachDialogProps) {
  const t = useMessages(cityscanMessages);
  const { run } = useAction();
  const [chosen, setChosen] = useState(scan.operation?.id ?? '');
  return (
    <FormDialog
      title={t('attach.title')}
      submitLabel={t('attach.action')}
      onSubmit={() =>
        run({
          method: 'PUT',
          href: attach(scan.id),
          data: { operationId: chosen === '' ? null : chosen },
        })
      }
      onClose={onClose}
    >
      <Select
        name="operationId"
        label={t('attach.operation')}
        value={chosen}
        onChange={(id) => setChosen(id ?? '')}
        choices={[
          { id: '', label: t('attach.none') },
          ...operations.map(({ id, name }) => ({ id, label: name })),
        ]}
      />
    </FormDialog>
  );
}
