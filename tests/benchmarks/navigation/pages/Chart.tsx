import { Frame } from '../content/Frame.tsx';
import { Plot, type PlotProps } from '../content/Plot.tsx';

export default function Chart({ count, points }: PlotProps & { readonly count: number }) {
  return (
    <Frame name="Chart" count={count}>
      <Plot points={points} />
    </Frame>
  );
}
