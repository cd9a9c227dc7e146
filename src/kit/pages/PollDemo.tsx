import { useState } from 'react';
import { pageApi } from '#runtime/props/page-api.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

export interface PollDemoProps {
  readonly readings: number;
  readonly openedAt: string;
}

const api = pageApi<PollDemoProps>();
const EVERY_MS = 1_000;

/** A prop that is asked for again every second; a hidden tab asks one time in ten. */
export default function PollDemo({ readings, openedAt }: PollDemoProps) {
  const poll = api.usePoll(EVERY_MS, { only: ['readings'] });
  const [isRunning, setRunning] = useState(true);
  const toggle = () => {
    if (isRunning) poll.stop();
    else poll.start();
    setRunning(!isRunning);
  };
  return (
    <>
      <PageHeader
        title="Relecture régulière"
        subtitle="Toutes les secondes ; dix fois moins souvent quand l’onglet est caché."
        actions={<Button onClick={toggle}>{isRunning ? 'Arrêter' : 'Reprendre'}</Button>}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Card title="Lectures">
          <output aria-label="Lectures">{readings}</output>
        </Card>
        <Card title="Page ouverte à">
          <output>{openedAt}</output>
        </Card>
      </div>
    </>
  );
}
