import type { MemberRole } from '#contracts/client/user/form.ts';
import { verbs } from '#domain/access/verbs.ts';
import * as memberMessages from '#messages/client/user.ts';
import type { RightsArea } from '#messages/client/user.ts';
import { messagesFor } from '#messages/locale.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Cell } from '#ui/data/Cell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { PageSection } from '#ui/layout/PageSection.tsx';

type NamedArea = RightsArea;
const isNamed = (area: string): area is NamedArea => area in messagesFor('fr', memberMessages).rights.areas;

/** What a role opens, module by module: to be read, never to be changed. */
export function RoleRights({ role }: { readonly role: MemberRole }) {
  const t = useMessages(memberMessages);
  const roleLabel = useRoleLabel();
  const title = t('rights.title', { role: roleLabel(role.name, role.label ?? undefined) });
  return (
    <PageSection title={title} help={t('rights.help')}>
      <Table label={title} minWidth={640}>
        <TableHead>
          <HeadCell>{t('rights.area')}</HeadCell>
          {verbs.map((verb) => (
            <HeadCell key={verb} width={88}>
              {t(`rights.verb.${verb}`)}
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {role.rights.map(({ area, verbs: granted }) => (
            <Row key={area}>
              <Cell isHeader>{isNamed(area) ? t(`rights.areas.${area}`) : area}</Cell>
              {verbs.map((verb) => (
                <Cell key={verb}>{t(`rights.${granted[verb] ?? 'none'}`)}</Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </PageSection>
  );
}
