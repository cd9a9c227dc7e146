import { Frame } from '../content/Frame.tsx';
import { Grid, type GridProps } from '../content/Grid.tsx';

export default function Orders({ count, rows }: GridProps & { readonly count: number }) {
  return (
    <Frame name="Orders" count={count}>
      <Grid rows={rows} />
    </Frame>
  );
}
