import { useState } from 'react';
import { useReload } from '#runtime/navigation/hooks.ts';
import type { ReloadOptions } from '#runtime/navigation/visit.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

export interface PartialProps {
  readonly people: string;
  readonly lots: string;
  readonly works: string;
}

const reloads: readonly (readonly [label: string, options: ReloadOptions])[] = [
  ['Tout', {}],
  ['only: people', { only: ['people'] }],
  ['only: people, lots', { only: ['people', 'lots'] }],
  ['except: works', { except: ['works'] }],
];

/** Only the props asked for are read again; what is typed stays. */
export default function Partial({ people, lots, works }: PartialProps) {
  const reload = useReload();
  const [text, setText] = useState('');
  return (
    <>
      <PageHeader
        title="Rechargement partiel"
        actions={reloads.map(([label, options]) => (
          <Button key={label} onClick={() => void reload({ ...options, showsProgress: true })}>
            {label}
          </Button>
        ))}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        {Object.entries({ people, lots, works }).map(([name, readAt]) => (
          <Card key={name} title={name}>
            <output>{readAt}</output>
          </Card>
        ))}
      </div>
      <Card title="État de la page">
        <input
          aria-label="Ce qui est tapé reste"
          placeholder="Ce qui est tapé reste"
          className="control w-full px-3"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Card>
    </>
  );
}
