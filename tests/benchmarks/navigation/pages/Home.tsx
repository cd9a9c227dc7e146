import { Frame } from '../content/Frame.tsx';
import { Prose } from '../content/Prose.tsx';

export default function Home({ count }: { readonly count: number }) {
  return (
    <Frame name="Home" count={count}>
      <Prose paragraphs={4} />
    </Frame>
  );
}
