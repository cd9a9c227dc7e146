import { Frame } from '../content/Frame.tsx';
import { Prose } from '../content/Prose.tsx';

export default function About({ count }: { readonly count: number }) {
  return (
    <Frame name="About" count={count}>
      <Prose paragraphs={8} />
    </Frame>
  );
}
