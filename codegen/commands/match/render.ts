import type { Paint } from '../../terminal/colors.ts';
import { formatTable } from '../../terminal/table.ts';
import { addressOf } from '../address-of.ts';
import type { MatchFacts, PassedOver } from './facts.ts';

/** The answer of the matcher as text. */
export function renderMatch(facts: MatchFacts, manifestFile: string, paint: Paint): string {
  const { passedOver } = facts;
  const others =
    passedOver.length === 0
      ? ''
      : `\n${paint.dim('Passed over')}\n${formatTable({
          columns: [
            { title: 'NAME' },
            { title: 'METHOD', paint: paint.green },
            { title: 'ADDRESS' },
            { title: 'WHY', paint: paint.yellow },
          ],
          rows: passedOver.map((route) => [
            `${route.name}:${route.line}`,
            route.methods.join('|'),
            route.address,
            reasonText(route, facts),
          ]),
          paintTitle: paint.dim,
        })}`;
  return answerText(facts, manifestFile, paint) + others;
}

function answerText(facts: MatchFacts, manifestFile: string, paint: Paint): string {
  const { method, address, status, route, parameters = {}, allowedMethods = [] } = facts;
  if (route) {
    const rows = [
      ['address', `${route.methods.join('|')} ${addressOf(route)}`],
      ...Object.entries(parameters).map(([name, value]) => [`{${name}}`, value] as const),
      ...(route.page === undefined ? [] : [['page', route.page] as const]),
      ...(route.can === undefined ? [] : [['right', route.can] as const]),
    ];
    const width = Math.max(...rows.map(([term = '']) => term.length));
    const lines = rows.map(([term = '', text = '']) => `  ${paint.dim(term.padEnd(width))}  ${text}\n`);
    return `${paint.bold(route.name)}  ${paint.dim(`${manifestFile}:${route.line}`)}\n${lines.join('')}`;
  }
  const why =
    status === 405
      ? `405, the address answers to ${allowedMethods.join(', ')}.`
      : facts.isMalformed
        ? '404, the address holds an escape that cannot be decoded.'
        : '404, no route fits.';
  return `${paint.red(`${method} ${address}:`)} ${why}\n`;
}

function reasonText(passed: PassedOver, { route }: MatchFacts): string {
  const { reason, parameter = '', value = '', format = '' } = passed;
  switch (reason) {
    case 'shadowed':
      return `fits too, but ${route?.name ?? 'another'} stands before it`;
    case 'method':
      return `answers to ${format}`;
    case 'domain':
      return value === '' ? `asks for the host ${format}: --host` : `is on ${format}, not ${value}`;
    case 'where':
      return `{${parameter}} = "${value}" is not of the format ${format}`;
    case 'literal':
      return `has "${format}" where the address has "${value}"`;
  }
}
