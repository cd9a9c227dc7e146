import { isFigureColumn, type ListColumn } from './list-column.ts';

/** The head of a column, with the unit that its cells leave out. */
export const headLabel = <Row>({ label, kind }: Pick<ListColumn<Row>, 'label' | 'kind'>): string =>
  kind === 'money' ? `${label} (€)` : label;

/** True where the head stands at the right, over figures. */
export const isFigureHead = isFigureColumn;
