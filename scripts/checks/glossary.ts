import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../lib/errors.ts';
import { projectRoot } from '../lib/project.ts';

/** French that a professional does not say, and what to write instead. One word a thing. */
const glossary: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\b(contacte[rz]|au|du) (le )?support\b/i, 'assistance'],
  [/\bsecond facteur\b|authentification à (deux|2) (facteurs|étapes)/i, 'double authentification'],
  [
    /\b(deux|\d|max\}|max, number\}|lignes|fichiers|caractères|niveaux|parts|jours|mois|ans) au plus\b/,
    'au maximum',
  ],
  [/\b[Nn]otices à (afficher|lire)\b/, 'notifications'],
  [/\b(ko|kilo-octets|Ko?ctets)\b/, 'Ko'],
  [/\b(Échap|Espace|Entrée) (renonce|prend|dépose|ouvre|ferme|annule|choisit)\b/, '« Échap : annuler »'],
  [/\bLes flèches (choisissent|déplacent|vont|se déplacent)\b/, '« Flèches : choisir … »'],
  [
    /\bse (prépare|préparent|colle|collent|remplit|remplissent)\b/,
    '« est en cours de préparation », « vous pouvez coller »',
  ],
  [/\bs’annulent? (dans|sous)\b/, '« ne peut être annulé que sous … »'],
  [
    /\b(le bien|l’offre|L’offre au locataire) (est libre|n’est pas purgée?)\b/,
    'le droit de préemption est purgé',
  ],
  [/\b(réduisez|corrigez|retirez) (celui-ci|celle-ci)\b/, 'le nom de la chose'],
  [
    /\bne se (modifie|supprime|lit|saisit|colle)(nt)? (pas|plus)\b/,
    '« n’est plus modifiable », « ne peut pas être supprimé »',
  ],
  [/\bmandataire (HTTPS|TLS|inverse)\b/, 'proxy'],
  [/\b(the support|unwanted mails?|are no more)\b/, 'our support team, spam, no longer exist'],
  [/\b(is|are) good for\b/, 'expires in …, valid for …'],
  [/\bWhoever\b/, 'the owner, the person who …'],
];

/** Where people read texts of ours. */
const places = ['src/messages', 'src/domain', 'src/ui', 'mocks/server', 'mocks/handlers', 'scripts/lib'];

/** Checks that the texts of the screens, mails and commands say one word a thing. @throws UsageError with the lines */
export function checkGlossary(): void {
  const listed = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...places],
    { cwd: projectRoot, encoding: 'utf8' },
  );
  const findings = listed.stdout
    .split('\0')
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(join(projectRoot, file)))
    .flatMap((file) => findingsOf(file, readFileSync(join(projectRoot, file), 'utf8')));
  if (findings.length > 0) throw new UsageError(`Mots à remplacer :\n${findings.join('\n')}`);
}

/** What a file says in words that the glossary replaces; comments are for developers, in English. */
export const findingsOf = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    if (/^\s*(\/\/|\/?\*)/.test(line)) return [];
    const plain = line.replaceAll(/\\u00A0|\u00A0|\u202F/g, ' ');
    return glossary
      .filter(([wrong]) => wrong.test(plain))
      .map(([wrong, right]) => `  ${file}:${index + 1} « ${wrong.exec(plain)?.[0]} » → ${right}`);
  });
