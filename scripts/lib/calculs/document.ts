import { calculations } from '#domain/explain/calculations.ts';
import { legalTopics } from '#domain/legal/all-parameters.ts';
import { machines } from '#domain/states/machines.ts';
import { describeMachine } from '#domain/states/describe-machine.ts';
import { deadlineDefinitions } from '#domain/deadline/definitions.ts';
import type { LegalParameter } from '#domain/legal/parameter.ts';
import { calculationSection } from './calculation-section.ts';
import { markdownTable } from './table.ts';

const introduction = `# Les calculs de la plateforme

Ce document est produit par \`npm run calculs\` à partir des descriptions qui accompagnent le code de \`src/domain/\`. Ne le modifiez pas : changez la description, puis relancez la commande.

Les montants sont calculés en décimales exactes et arrondis au centime, demi vers le haut, à chaque ligne imprimée ; un total est la somme des lignes arrondies. La répartition d’un montant tombe toujours juste : par arrondi cumulé (appels de fonds) ou au plus fort reste (quotes-parts). Aucun chiffre légal n’est écrit dans un calcul : il vient d’un paramètre daté, et le calcul s’arrête quand aucun ne vaut ce jour-là. « Non vérifié » signale un usage connu dont le texte n’a pas été lu : à faire relire par un notaire ou un fiscaliste.`;

/** The whole document, in French, ending with a line break. */
export function calculsDocument(): string {
  const sections = [
    introduction,
    '## Calculs',
    ...calculations.map(calculationSection),
    '## Délais légaux',
    'Règles : **D**, en jours, le jour de l’événement ne comptant pas ; **M**, de quantième à quantième, le dernier jour du mois à défaut ; **+**, report au premier jour ouvrable quand le délai finit un samedi, un dimanche ou un jour férié ; **MF**, mois francs.',
    deadlinesSection(),
    '## États',
    ...Object.values(machines).map((machine) => describeMachine(machine).replace(/^## /, '### ').trim()),
    '## Paramètres légaux',
    ...legalTopics.map(({ fr, parameters }) => parametersSection(fr, parameters)),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** The legal deadlines: from what, by which rule, and what holds afterwards. */
function deadlinesSection(): string {
  const rows = Object.values(deadlineDefinitions).map(({ number, title, rule, event, effect }) => [
    number,
    title.fr,
    event.fr,
    rule,
    effect.fr,
  ]);
  return markdownTable(['N°', 'Délai', 'Compté depuis', 'Règle', 'Ensuite'], rows);
}

/** The legal figures of a topic: value, where and when it holds, and where it was read. */
function parametersSection(title: string, parameters: readonly LegalParameter[]): string {
  const rows = parameters.map(({ key, value, validFrom, validTo, departmentCode, source, isUnverified }) => [
    `\`${key}\``,
    `\`${value}\``,
    departmentCode ?? 'partout',
    validTo === undefined ? `depuis le ${validFrom}` : `du ${validFrom} au ${validTo}`,
    isUnverified === true ? `${source} · non vérifié` : source,
  ]);
  return `### ${title}\n\n${markdownTable(['Clé', 'Valeur', 'Département', 'Validité', 'Source'], rows)}`;
}
