import type { KpiExplorerProps } from '#contracts/admin/kpi/dashboard.ts';
import { isOfClients } from '#domain/audience/explorer/keys.ts';
import * as dictionaryMessages from '#messages/admin/kpi-dictionary.ts';
import * as formulaMessages from '#messages/admin/kpi-formulas.ts';
import * as kpiMessages from '#messages/admin/kpi.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { PageSection } from '#ui/layout/PageSection.tsx';

/** What figures say and how they are made: the chosen ones, or all where none is chosen. */
export function Dictionary({ query, keys, computed }: Pick<KpiExplorerProps, 'query' | 'keys' | 'computed'>) {
  const t = useMessages(kpiMessages);
  const words = useMessages(dictionaryMessages);
  const formulas = useMessages(formulaMessages);
  const format = useFormat();
  const listed = query.keys.length > 0 ? query.keys : keys;
  const computedAt = new Map(computed.map(({ key, at }) => [key, at]));
  return (
    <PageSection title={t('dictionary')} count={listed.length} isWide>
      <Table label={t('dictionary')} minWidth={760}>
        <TableHead>
          <HeadCell>{t('dictionaryColumns.name')}</HeadCell>
          <HeadCell>{t('dictionaryColumns.definition')}</HeadCell>
          <HeadCell>{t('dictionaryColumns.formula')}</HeadCell>
          <HeadCell>{t('dictionaryColumns.computed')}</HeadCell>
        </TableHead>
        <TableBody>
          {listed.map((key) => {
            const at = computedAt.get(key);
            return (
              <Row key={key}>
                <Cell isHeader>{words(`names.${key}`)}</Cell>
                <Cell isWrapping>
                  {isOfClients(key)
                    ? `${words(`definitions.${key}`)} ${t('ofClients')}`
                    : words(`definitions.${key}`)}
                </Cell>
                <Cell isWrapping>{formulas(`formulas.${key}`)}</Cell>
                <Cell tone="secondary">{at === undefined ? t('notComputed') : format.dateTime(at)}</Cell>
              </Row>
            );
          })}
        </TableBody>
      </Table>
    </PageSection>
  );
}
