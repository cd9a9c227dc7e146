import { useState } from 'react';
import { RealtimeProvider } from '#runtime/realtime/RealtimeProvider.tsx';
import { usePresence } from '#runtime/realtime/usePresence.ts';
import { useRealtimeState } from '#runtime/realtime/useRealtimeState.ts';
import { useRefreshOnEvent } from '#runtime/realtime/useRefreshOnEvent.ts';
import { useTyping } from '#runtime/realtime/useTyping.ts';
import { Button } from '#ui/actions/Button.tsx';
import { Badge } from '#ui/data/Badge.tsx';
import { Card } from '#ui/data/Card.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { AvatarStack } from '#ui/identity/AvatarStack.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { playRealtime, type PlayedServer } from '../frame/played-realtime.ts';

export interface LiveProps {
  /** How often the number of lots was read. */
  readonly reads: number;
}

const changes = 'private-lots';
const room = 'presence-lot.1';
const changed = ['lot.changed'];
const shown = ['reads'] as const;
const ines = { id: 'ines', info: { name: 'Inès Duprat' } };
const states = {
  off: 'sans connexion',
  connecting: 'connexion…',
  connected: 'connecté',
  unavailable: 'indisponible : relecture toutes les minutes',
} as const;

/** What others do, shown as it happens; the server is played by the buttons. */
export default function Live({ reads }: LiveProps) {
  const [sent, setSent] = useState('');
  const [server] = useState(() => playRealtime(setSent));
  return (
    <>
      <PageHeader title="Temps réel" subtitle="Les boutons jouent le serveur et les collègues." />
      <RealtimeProvider settings={server.settings} realtime={server.realtime}>
        <Connection server={server} />
        <Changes server={server} reads={reads} />
        <Others server={server} sent={sent} />
      </RealtimeProvider>
    </>
  );
}

function Connection({ server }: { readonly server: PlayedServer }) {
  const state = useRealtimeState();
  return (
    <Card title="Connexion">
      <p className="mb-3">
        <Badge tone={state === 'connected' ? 'pos' : 'warn'}>{states[state]}</Badge>
      </p>
      <div className="flex gap-2">
        <Button onClick={() => server.connect(false)}>Couper</Button>
        <Button onClick={() => server.connect(true)}>Rétablir</Button>
      </div>
    </Card>
  );
}

function Changes({ server, reads }: { readonly server: PlayedServer; readonly reads: number }) {
  useRefreshOnEvent<LiveProps>(changes, changed, shown);
  const change = (times: number) => () => {
    for (let time = 0; time < times; time += 1) server.send(changes, 'lot.changed');
  };
  return (
    <Card title="Ce qui change est relu">
      <p className="mb-3">Lots lus {reads} fois.</p>
      <div className="flex gap-2">
        <Button onClick={change(1)}>Un lot change</Button>
        <Button onClick={change(20)}>Vingt lots changent à la fois</Button>
      </div>
    </Card>
  );
}

function Others({ server, sent }: { readonly server: PlayedServer; readonly sent: string }) {
  const members = usePresence(room);
  const { typists, sendTyping } = useTyping(room);
  const [price, setPrice] = useState('');
  return (
    <Card title="Qui est là, et qui saisit quoi">
      <div className="mb-3 flex min-h-8 items-center gap-3">
        {members.length > 0 ? <AvatarStack names={['Inès Duprat']} /> : 'Personne d’autre.'}
        {typists.map(({ memberId, field }) => (
          <span key={memberId}>Inès Duprat modifie « {field} ».</span>
        ))}
      </div>
      <div className="mb-4 flex gap-2">
        <Button onClick={() => server.seat(room, [ines])}>Inès arrive</Button>
        <Button onClick={() => server.type(room, 'ines', 'Surface')}>Inès saisit la surface</Button>
        <Button onClick={() => server.seat(room, [])}>Inès part</Button>
      </div>
      <TextField
        name="price"
        label="Prix"
        value={price}
        onChange={(value) => {
          setPrice(value);
          sendTyping('Prix');
        }}
        help={
          sent === ''
            ? 'Tapez : les autres l’apprennent, au plus une fois par seconde.'
            : `Dit aux autres : « ${sent} ».`
        }
      />
    </Card>
  );
}
