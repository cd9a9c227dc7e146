import { Pencil } from 'lucide-react';
import type { SourcedCommune } from '#contracts/client/operation/estimation/insee.ts';
import {
  communeFigureBlocks,
  housingShares,
  unitOfFigure,
  type CommuneFigure,
  type CommuneFigureBlock,
} from '#domain/geography/commune-figures.ts';
import * as estimationMessages from '#messages/client/estimation.ts';
import { useFormat, type Format } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { Card } from '#ui/data/Card.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';

const written = (format: Format, figure: CommuneFigure, value: number): string => {
  const unit = unitOfFigure(figure);
  if (unit === 'rate') return format.percent(value);
  return unit === 'money' ? format.money(value, { decimals: 0 }) : format.number(value);
};

/** An area with what is known of it. */
export interface FigureColumn extends Pick<SourcedCommune, 'name' | 'figures'> {
  readonly key: string;
}

export interface InseeBlockCardProps {
  readonly block: CommuneFigureBlock;
  readonly commune: SourcedCommune;
  /** What stands beside it: other communes, the department, the country. */
  readonly beside: readonly FigureColumn[];
  readonly onEdit: ((figures: readonly CommuneFigure[]) => void) | undefined;
}

/** Shares of dwellings are written together, so that they stay the whole. */
const editedWith = (figure: CommuneFigure): readonly CommuneFigure[] =>
  housingShares.some((share) => share === figure) ? housingShares : [figure];

/** Figures of one kind, of a commune and of what stands beside it; each says its year and source. */
export function InseeBlockCard({ block, commune, beside, onEdit }: InseeBlockCardProps) {
  const t = useMessages(estimationMessages);
  const format = useFormat();
  const columns: readonly FigureColumn[] = [{ ...commune, key: commune.inseeCode }, ...beside];
  return (
    <Card title={t(`insee.blocks.${block}`)} isFlush>
      <Table label={t(`insee.blocks.${block}`)} isBare>
        <TableHead>
          <HeadCell>{t('insee.figure')}</HeadCell>
          {columns.map(({ key, name }) => (
            <HeadCell key={key}>{name}</HeadCell>
          ))}
          {onEdit && <HeadCell hiddenLabel={t('comparables.actions')} />}
        </TableHead>
        <TableBody>
          {communeFigureBlocks[block].map((figure) => (
            <Row key={figure}>
              <Cell isHeader>{t(`insee.figures.${figure}`)}</Cell>
              {columns.map((one) => (
                <Cell key={one.key} isWrapping>
                  <SourcedFigure
                    figures={one.figures}
                    figure={figure}
                    write={(value) => written(format, figure, value)}
                  />
                </Cell>
              ))}
              {onEdit && (
                <Cell isAtEnd>
                  <IconButton
                    icon={Pencil}
                    label={t('insee.edit', { label: t(`insee.figures.${figure}`) })}
                    onClick={() => onEdit(editedWith(figure))}
                  />
                </Cell>
              )}
            </Row>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

interface SourcedFigureProps {
  readonly figures: SourcedCommune['figures'];
  readonly figure: CommuneFigure;
  readonly write: (value: number) => string;
}

/** A figure with its year and its source under it; « n. d. » where nobody knows. */
function SourcedFigure({ figures, figure, write }: SourcedFigureProps) {
  const t = useMessages(estimationMessages);
  const found = figures.find((one) => one.figure === figure);
  if (found === undefined) return <Text tone="ink3">{t('insee.missing')}</Text>;
  const { value, year, source, author } = found;
  const origin = [
    source,
    year === null ? t('insee.noYear') : String(year),
    ...(author === null ? [] : [t('insee.by', { name: author })]),
  ];
  return (
    <Stack as="span" gap={0}>
      <Text weight="medium">{write(value)}</Text>
      <Text size="micro" tone="ink3">
        {origin.join(', ')}
      </Text>
    </Stack>
  );
}
