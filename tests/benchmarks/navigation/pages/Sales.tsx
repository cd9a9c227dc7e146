import { Frame } from '../content/Frame.tsx';
import { Plot, type PlotProps } from '../content/Plot.tsx';

export default function Sales({ count, points }: PlotProps & { readonly count: number }) {
  return (
    <Frame name="Sales" count={count}>
      <Plot points={points} />
    </Frame>
  );
}
