import { CircleDashed, FileText } from 'lucide-react';
import type { OfferTemplateIndexProps, OfferTemplateRow } from '#contracts/client/offer-template/index.ts';
import type { WithShared } from '#contracts/shared.ts';
import {
  archive,
  create,
  default_ as defaultRoute,
  duplicate,
  edit,
  index,
  restore,
} from '#generated/routes/client/offer-template.ts';
import * as offerTemplateMessages from '#messages/client/offer-template.ts';
import * as templateMessages from '#messages/client/template.ts';
import { useMessages } from '#runtime/locale/messages.ts';
import { Menu, type MenuAction } from '#ui/actions/Menu.tsx';
import { Inline } from '#ui/layout/Inline.tsx';
import { useAction } from '../../Account/blocks/useAction.ts';
import { ListPage } from '../../blocks/list/ListPage.tsx';
import { useColumns } from '../../blocks/list/useColumns.ts';
import { useTemplateActions } from '../blocks/templates/template-actions.ts';
import { TemplateBadges } from '../blocks/templates/TemplateBadges.tsx';

const flagsOf = ({ isSystem, isDefault, status }: OfferTemplateRow) => ({
  isSystem,
  isDefault,
  isArchived: status === 'archived',
});

const flagBadges = (row: OfferTemplateRow) => (
  <Inline gap={1}>
    <TemplateBadges {...flagsOf(row)} />
  </Inline>
);

const rowMenu = (label: string, actions: readonly MenuAction[]) => (
  <Menu isIconOnly label={label} actions={actions} size="sm" variant="discreet" />
);

/** The texts from which offers are made, those of the platform and the company's own. */
export default function OfferTemplateIndex(props: WithShared<OfferTemplateIndexProps>) {
  const t = useMessages(offerTemplateMessages);
  const library = useMessages(templateMessages);
  const column = useColumns<OfferTemplateRow>(offerTemplateMessages);
  const { run } = useAction();
  const { can } = props.list;
  const actionsOf = useTemplateActions({ default: defaultRoute, duplicate, archive, restore }, can, run);
  const flagsText = (row: OfferTemplateRow): string =>
    [
      row.isDefault && library('badge.default'),
      row.isSystem && library('badge.system'),
      row.status === 'archived' && library('badge.archived'),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ListPage
      props={props}
      page="Client/OfferTemplate/Index"
      messages={offerTemplateMessages}
      routes={{ index, create, show: edit }}
      events={['offer-template.changed']}
      binType="offer-template"
      filters={{ kind: FileText, status: CircleDashed }}
      columns={[
        column.name(({ name }) => name, { sort: 'ascending' }),
        column.made('text', 'kind', ({ kind }) => t(`choices.kind.${kind}`), {
          card: 'subtitle',
          width: 136,
        }),
        column.made('text', 'situation', (row) => flagsText(row) || null, {
          show: flagBadges,
          card: 'badge',
          width: 196,
        }),
        column.of('count', 'defaultValidityDays', { sort: 'ascending', card: 'figure', width: 116 }),
        column.made(
          'text',
          'conditions',
          ({ conditions }) => conditions.map((type) => t(`condition.${type}`)).join(', ') || null,
          { card: 'subtitle', width: 176 },
        ),
        column.of('count', 'usedCount', { width: 104 }),
        column.of('count', 'version', { width: 72 }),
        column.of('instant', 'updatedAt', { sort: 'descending', card: 'foot', width: 112 }),
        column.made('text', 'author', ({ author }) => author ?? t('builtIn'), { card: 'foot', width: 116 }),
        ...(can.create || can.update
          ? [
              column.made('text', 'actions', () => null, {
                isLabelHidden: true,
                width: 48,
                show: (row) =>
                  rowMenu(library('actions.more', { name: row.name }), actionsOf(row.id, flagsOf(row))),
              }),
            ]
          : []),
      ]}
    />
  );
}
