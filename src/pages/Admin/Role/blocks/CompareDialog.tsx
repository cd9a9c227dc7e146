import { useState } from 'react';
import type { RoleListRow } from '#contracts/admin/role/index.ts';
import * as roleMessages from '#messages/admin/role.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Badge } from '#ui/data/Badge.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Switch } from '#ui/fields/Switch.tsx';
import { useRoleLabel } from '#ui/identity/useRoleLabel.ts';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { grantedVerbs, withSpecial } from './rights.ts';
import { useAreaLabel } from './useAreaLabel.ts';

interface CompareDialogProps {
  readonly roles: readonly RoleListRow[];
  readonly areas: readonly string[];
  readonly onClose: () => void;
}

/** Two roles beside each other, with where they differ. */
export function CompareDialog({ roles, areas, onClose }: CompareDialogProps) {
  const t = useMessages(roleMessages);
  const roleLabel = useRoleLabel();
  const [first, setFirst] = useState(roles[0]?.id ?? '');
  const [second, setSecond] = useState(roles[1]?.id ?? '');
  const [isOnly, setOnly] = useState(true);
  const choices = roles.map(({ id, label }) => ({ id, label: roleLabel(id, label ?? undefined) }));
  const lines = useComparison(roles, areas, [first, second]);
  const shown = isOnly ? lines.filter(({ differs }) => differs) : lines;
  const nameOf = (role: string): string => choices.find(({ id }) => id === role)?.label ?? role;
  return (
    <Dialog isOpen size="lg" title={t('compare.title')} onOpenChange={onClose}>
      <Stack gap={4}>
        <FieldRow>
          <Select
            name="first"
            label={t('compare.first')}
            choices={choices}
            value={first}
            onChange={(id) => setFirst(id ?? first)}
          />
          <Select
            name="second"
            label={t('compare.second')}
            choices={choices}
            value={second}
            onChange={(id) => setSecond(id ?? second)}
          />
        </FieldRow>
        <Inline gap={3} justify="between">
          <span>{t('compare.differences', { count: lines.filter(({ differs }) => differs).length })}</span>
          <Switch name="only" label={t('compare.onlyDifferences')} value={isOnly} onChange={setOnly} />
        </Inline>
        {shown.length === 0 ? (
          <p>{t('compare.same')}</p>
        ) : (
          <Table label={t('compare.title')} minWidth={480}>
            <TableHead>
              <HeadCell>{t('compare.area')}</HeadCell>
              <HeadCell>{nameOf(first)}</HeadCell>
              <HeadCell>{nameOf(second)}</HeadCell>
            </TableHead>
            <TableBody>
              {shown.map(({ area, label, texts, differs }) => (
                <Row key={area}>
                  <Cell isHeader isWrapping>
                    <Inline gap={2}>
                      {label}
                      {differs && <Badge tone="warn">{t('compare.differs')}</Badge>}
                    </Inline>
                  </Cell>
                  <Cell isWrapping>{texts[0]}</Cell>
                  <Cell isWrapping>{texts[1]}</Cell>
                </Row>
              ))}
            </TableBody>
          </Table>
        )}
      </Stack>
    </Dialog>
  );
}

/** What each of two roles may do in every area in which one of them may do something. */
function useComparison(
  roles: readonly RoleListRow[],
  areas: readonly string[],
  pair: readonly [first: string, second: string],
) {
  const t = useMessages(roleMessages);
  const areaLabel = useAreaLabel();
  const keysByRole = pair.map((name) => new Set(roles.find(({ id }) => id === name)?.permissions ?? []));
  return withSpecial(areas).flatMap((area) => {
    const verbs = keysByRole.map((keys) => grantedVerbs(area, keys));
    if (verbs.every((own) => own.length === 0)) return [];
    const texts = verbs.map((own) =>
      own.length === 0 ? t('compare.none') : own.map((verb) => t(`grid.verb.${verb}`)).join(', '),
    );
    return [{ area, label: areaLabel(area), texts, differs: texts[0] !== texts[1] }];
  });
}
