import { Frame } from '../content/Frame.tsx';
import { Prose } from '../content/Prose.tsx';

export default function Team({ count }: { readonly count: number }) {
  return (
    <Frame name="Team" count={count}>
      <Prose paragraphs={6} />
    </Frame>
  );
}
