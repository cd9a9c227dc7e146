import { deadlineDefinitions } from '#domain/deadline/definitions.ts';
import { markdownTable } from './table.ts';

/** The legal deadlines: from what, by which rule, and what holds afterwards. */
export function deadlinesSection(): string {
  const rows = Object.values(deadlineDefinitions).map(({ number, title, rule, event, effect }) => [
    number,
    title.fr,
    event.fr,
    rule,
    effect.fr,
  ]);
  return markdownTable(['N°', 'Délai', 'Compté depuis', 'Règle', 'Ensuite'], rows);
}
