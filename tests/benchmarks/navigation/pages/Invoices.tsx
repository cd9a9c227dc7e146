import { Frame } from '../content/Frame.tsx';
import { Grid, type GridProps } from '../content/Grid.tsx';

export default function Invoices({ count, rows }: GridProps & { readonly count: number }) {
  return (
    <Frame name="Invoices" count={count}>
      <Grid rows={rows} />
    </Frame>
  );
}
