import type * as z from 'zod';
import type { dataSection } from '#contracts/client/account/company-sections.ts';
import * as dataMessages from '#messages/account/data.ts';
import { useFormat } from '#runtime/locale/format.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { Text } from '#ui/data/Text.tsx';
import type { Tone } from '#ui/data/tones.ts';
import { FormSection } from '#ui/fields/FormSection.tsx';

type Requests = NonNullable<z.infer<typeof dataSection>['requests']>;

const tones = { open: 'info', extended: 'warn', done: 'pos', refused: 'sourcing' } as const satisfies Record<
  string,
  Tone
>;

/** What people ask the company about their data, and until when they must be answered. */
export function RequestsSection({ requests }: { requests: Requests }) {
  const t = useMessages(dataMessages);
  const format = useFormat();
  return (
    <FormSection title={t('requests.title')} help={t('requests.help')}>
      {requests.length === 0 ? (
        <Text as="p" tone="ink3">
          {t('requests.empty')}
        </Text>
      ) : (
        <Table label={t('requests.title')} minWidth={520}>
          <TableHead>
            <HeadCell>{t('requests.subject')}</HeadCell>
            <HeadCell>{t('requests.kind')}</HeadCell>
            <HeadCell>{t('requests.received')}</HeadCell>
            <HeadCell>{t('requests.due')}</HeadCell>
            <HeadCell>{t('requests.state')}</HeadCell>
          </TableHead>
          <TableBody>
            {requests.map((request) => (
              <Row key={request.id}>
                <Cell isHeader>{request.subjectName}</Cell>
                <Cell>{t(`requests.kinds.${request.kind}`)}</Cell>
                <Cell>{format.date(request.receivedOn)}</Cell>
                <Cell>{format.date(request.dueOn)}</Cell>
                <Cell>
                  <Badge tone={tones[request.status]}>{t(`requests.statuses.${request.status}`)}</Badge>
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </FormSection>
  );
}
