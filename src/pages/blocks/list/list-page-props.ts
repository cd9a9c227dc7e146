import type { ReactNode } from 'react';
import type { ListProps } from '#contracts/define-list.ts';
import type { RealtimeEventName } from '#contracts/realtime/events.ts';
import type { SharedProps } from '#contracts/shared.ts';
import type { ListAddress } from '#runtime/lists/use-list-address.ts';
import type { ListQuery } from '#runtime/lists/list-address.ts';
import type { Action } from '#ui/actions/action.ts';
import type { TabItem } from '#ui/data/Tabs.tsx';
import type { IconShape } from '#ui/identity/Icon.tsx';
import type { DataListProps } from '#ui/list/DataList.tsx';
import type { ListColumn } from '#ui/list/list-column.ts';
import type { ListMessages, ListTranslate } from './list-texts.ts';
import type { RowBulk } from './useRowBulk.tsx';
import type { useRowExport } from './useRowExport.ts';

export interface ListRow {
  readonly id: string;
}

export interface ListPageProps<Row extends ListRow, Query> {
  /** The page's props: what every page receives, and the list. */
  readonly props: SharedProps & { readonly list: ListProps<Row, Query> };
  /** Name of the page, under which views are saved. */
  readonly page: string;
  readonly messages: ListMessages;
  /** Addresses of the list, and of what can be done with it. */
  readonly routes: {
    readonly index: () => string;
    /** Where a row leads; without it, rows only tell. */
    readonly show?: ((id: string) => string) | undefined;
    readonly create?: () => string;
    readonly download?: () => string;
  };
  readonly columns: readonly ListColumn<Row>[];
  /** Filters in their order, with their icons; their choices come with the list. */
  readonly filters: Readonly<Partial<Record<keyof Query & string, IconShape>>>;
  /** Creates a record in place, without a form of its own. */
  readonly onCreate?: () => void;
  /** Keys that open the form of a new record from anywhere on the page. */
  readonly createKeys?: string;
  readonly bulk?: RowBulk;
  /** Events after which the list is asked for again. */
  readonly events: readonly RealtimeEventName[];
  /** The kind of record as the bin names it, where deleted ones can be looked at. */
  readonly binType?: string;
  /** More actions of the page, before export and creation. */
  readonly actions?: readonly (Action | false)[];
  /** Looks beside table and cards, by their names in the address; null while the server did not give one. */
  readonly viewModes?: DataListProps<Row>['viewModes'];
  /** Draws the cards of records that are looked at rather than read. */
  readonly renderCards?: DataListProps<Row>['renderCards'];
  /** The look of an address that asks for none; the table unless given. */
  readonly firstViewMode?: DataListProps<Row>['firstViewMode'];
  /** Short ways of the page's own, after « Tous ». */
  readonly shortcuts?: readonly TabItem[];
  /** More props to ask for again after such events. */
  readonly refreshed?: readonly string[];
  /** The column whose values make groups. */
  readonly groupBy?: string;
  /** Beside the switch of looks. */
  readonly headAside?: ReactNode;
  /** Beside the count, on its line. */
  readonly countAside?: ReactNode;
  /** Between title and list: what has to be looked at. */
  readonly notice?: ReactNode;
}

/** What the parts of such a page are told. */
export interface ListPart<Row extends ListRow, Query> {
  readonly given: ListPageProps<Row, Query>;
  readonly t: ListTranslate;
  readonly address: ListAddress<ListQuery>;
  /** The list shows what was deleted. */
  readonly isBin: boolean;
}

/** The formats in which the rows are saved; null for whoever may not, or a list without a file. */
export type ExportChoices = ReturnType<typeof useRowExport> | null;

/** How a record is created: at an address, or in place. */
export type Creation = { readonly href: string } | { readonly onClick: () => void };
