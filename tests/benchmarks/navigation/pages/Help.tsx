import { Frame } from '../content/Frame.tsx';
import { Prose } from '../content/Prose.tsx';

export default function Help({ count }: { readonly count: number }) {
  return (
    <Frame name="Help" count={count}>
      <Prose paragraphs={12} />
    </Frame>
  );
}
