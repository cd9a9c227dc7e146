/** A page of text. */
export function Prose({ paragraphs }: { readonly paragraphs: number }) {
  return (
    <article>
      {Array.from({ length: paragraphs }, (_, index) => (
        <p key={index}>
          {index + 1}. A programme is looked for, studied, bought, permitted, built and sold; each step has
          its papers, its people and its dates, and none of them waits for the others to be ready.
        </p>
      ))}
    </article>
  );
}
