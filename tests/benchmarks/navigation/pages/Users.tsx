import { Frame } from '../content/Frame.tsx';
import { Grid, type GridProps } from '../content/Grid.tsx';

export default function Users({ count, rows }: GridProps & { readonly count: number }) {
  return (
    <Frame name="Users" count={count}>
      <Grid rows={rows} />
    </Frame>
  );
}
