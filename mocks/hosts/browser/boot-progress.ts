import { eraseAtNextOpening } from '#mocks/db/open/browser-storage.ts';
import type { BootStep } from './open-server.ts';

const texts: Record<BootStep, string> = {
  worker: 'Démarrage du service…',
  load: 'Chargement de la base de données (5 Mo la première fois)…',
  migrate: 'Mise à jour de la base…',
  seed: 'Écriture des données de démonstration…',
  ready: 'Ouverture de l’application…',
};
const order: readonly BootStep[] = ['load', 'migrate', 'seed', 'worker', 'ready'];

function startAfresh(): void {
  eraseAtNextOpening();
  location.reload();
}

/** The message shown while the demonstration prepares itself, in the document's `#boot`. */
export function bootProgress() {
  const region = document.getElementById('boot');
  const text = document.getElementById('boot-text');
  const bar = region?.querySelector('progress');
  return {
    show(step: BootStep): void {
      if (text) text.textContent = texts[step];
      if (bar) bar.value = (100 * (order.indexOf(step) + 1)) / order.length;
    },
    done(): void {
      region?.remove();
    },
    /** Says what went wrong and offers to start again from fresh data. */
    fail(error: unknown): void {
      console.error(error);
      if (!region || !text) return;
      const reason = error instanceof Error ? error.message : String(error);
      text.textContent = `La démonstration n’a pas pu démarrer : ${reason}`;
      bar?.remove();
      const retry = document.createElement('button');
      retry.type = 'button';
      retry.textContent = 'Repartir de données neuves';
      retry.addEventListener('click', startAfresh);
      region.append(retry);
    },
  };
}
