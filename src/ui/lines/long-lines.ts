// What draws the rows of long lists, for long tables of lines: it stays in the chunk of lists, on which it stands.
export { VirtualRows } from '../list/table/VirtualRows.tsx';
