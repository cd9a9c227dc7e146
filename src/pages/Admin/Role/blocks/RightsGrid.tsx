import { useState } from 'react';
import { verbs } from '#domain/access/verbs.ts';
import * as roleMessages from '#messages/admin/role.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Cell } from '#ui/data/Cell.tsx';
import { HeadCell } from '#ui/data/HeadCell.tsx';
import { Row } from '#ui/data/Row.tsx';
import { SearchField } from '#ui/data/SearchField.tsx';
import { Table } from '#ui/data/Table.tsx';
import { TableBody, TableHead } from '#ui/data/table-sections.tsx';
import { Banner } from '#ui/feedback/Banner.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { FieldError } from '#ui/fields/FieldError.tsx';
import { foldText } from '#ui/fields/fold-text.ts';
import type { FieldBase } from '#ui/fields/types.ts';
import { Inline } from '#ui/layout/Inline.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { rightsOfArea, shortcut, switched, withSpecial } from './rights.ts';
import { useAreaLabel } from './useAreaLabel.ts';

interface RightsGridProps extends FieldBase<string[]> {
  readonly areas: readonly string[];
  /** Keys that the scope can be granted. */
  readonly offered: readonly string[];
}

const shortcuts = ['all', 'read', 'nothing'] as const;

/** What a role may do: boxes by area and verb, with short ways for all of them and for each area. */
export function RightsGrid(props: RightsGridProps) {
  const { name, value, onChange, areas, error, isReadOnly = false } = props;
  const t = useMessages(roleMessages);
  const areaLabel = useAreaLabel();
  const [words, setWords] = useState('');
  const [added, setAdded] = useState<string | null>(null);
  const granted = new Set(value);
  const offered = new Set(props.offered);
  const known = withSpecial(areas).filter((area) => rightsOfArea(area).some(({ key }) => offered.has(key)));
  const shown = known.filter((area) => foldText(areaLabel(area)).includes(foldText(words)));
  const change = (permissions: string[], area: string | null = null): void => {
    setAdded(area);
    onChange(permissions);
  };
  return (
    <Stack gap={3}>
      <Inline gap={3} justify="between">
        <SearchField
          name="areas"
          label={t('grid.search')}
          placeholder={t('grid.search')}
          value={words}
          onSearch={setWords}
        />
        {!isReadOnly && (
          <Inline gap={1}>
            <span>{t('grid.everywhere')}</span>
            {shortcuts.map((what) => (
              <Button key={what} size="sm" onClick={() => change(shortcut(granted, shown, offered, what))}>
                {t(`grid.${what}`)}
              </Button>
            ))}
          </Inline>
        )}
      </Inline>
      {added !== null && <Banner tone="info">{t('grid.listingAdded', { area: areaLabel(added) })}</Banner>}
      {error !== undefined && <FieldError id={`${name}-error`} text={error} />}
      {shown.length === 0 ? (
        <p>{t('grid.none')}</p>
      ) : (
        <Table label={t('fields.permissions')} minWidth={600}>
          <TableHead>
            <HeadCell>{t('grid.area')}</HeadCell>
            {verbs.map((verb) => (
              <HeadCell key={verb} width={76}>
                {t(`grid.verb.${verb}`)}
              </HeadCell>
            ))}
            <HeadCell width={48} hiddenLabel={t('columns.actions')} />
          </TableHead>
          <TableBody>
            {shown.map((area) => (
              <AreaRow
                key={area}
                area={area}
                granted={granted}
                offered={offered}
                isReadOnly={isReadOnly}
                onChange={change}
              />
            ))}
          </TableBody>
        </Table>
      )}
    </Stack>
  );
}

interface AreaRowProps {
  readonly area: string;
  readonly granted: ReadonlySet<string>;
  readonly offered: ReadonlySet<string>;
  readonly isReadOnly: boolean;
  readonly onChange: (permissions: string[], added?: string | null) => void;
}

function AreaRow({ area, granted, offered, isReadOnly, onChange }: AreaRowProps) {
  const t = useMessages(roleMessages);
  const label = useAreaLabel()(area);
  const rights = rightsOfArea(area);
  const actions = shortcuts.map((what): MenuAction => ({
    id: what,
    label: t(`grid.${what}`),
    run: () => onChange(shortcut(granted, [area], offered, what)),
  }));
  return (
    <Row>
      <Cell isHeader isWrapping>
        {label}
      </Cell>
      {verbs.map((verb) => {
        const right = rights.find((one) => one.verb === verb);
        return (
          <Cell key={verb}>
            {right !== undefined && offered.has(right.key) ? (
              <Checkbox
                name={right.key}
                label={`${label}, ${t(`grid.verb.${verb}`)}`}
                isLabelHidden
                isDisabled={isReadOnly}
                value={granted.has(right.key)}
                onChange={(isOn) => {
                  const { permissions, addedArea } = switched(granted, area, right, isOn);
                  onChange(permissions, addedArea);
                }}
              />
            ) : (
              '–'
            )}
          </Cell>
        );
      })}
      <Cell isAtEnd>
        {!isReadOnly && (
          <Menu
            isIconOnly
            size="sm"
            variant="discreet"
            label={t('grid.shortcuts', { area: label })}
            actions={actions}
          />
        )}
      </Cell>
    </Row>
  );
}
