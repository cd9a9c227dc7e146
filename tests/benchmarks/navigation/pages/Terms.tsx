import { Frame } from '../content/Frame.tsx';
import { Prose } from '../content/Prose.tsx';

export default function Terms({ count }: { readonly count: number }) {
  return (
    <Frame name="Terms" count={count}>
      <Prose paragraphs={40} />
    </Frame>
  );
}
