import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { catalogue } from '../catalogue.ts';

type LinkComponent = ComponentType<{ readonly href: string; readonly children: ReactNode }>;

const PlainLink: LinkComponent = ({ href, children }) => <a href={href}>{children}</a>;

/** The link of the client under test. */
export const LinkContext = createContext<LinkComponent>(PlainLink);

interface FrameProps {
  readonly name: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** Title and links of a page, the same with both clients. */
export function Frame({ name, count, children }: FrameProps) {
  const Link = useContext(LinkContext);
  return (
    <main>
      <nav>
        {[...catalogue.map((page) => page.path), '/both'].map((path) => (
          <Link key={path} href={path}>
            {path}
          </Link>
        ))}
      </nav>
      <h1 data-page={name}>{name}</h1>
      <output id="count">{count}</output>
      {children}
    </main>
  );
}
