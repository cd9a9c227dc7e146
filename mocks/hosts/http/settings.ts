import * as z from 'zod';
import { readS3Address } from '#mocks/services/files/s3-node.ts';

/** One variable: its text, what it must be, said in French after its name and value. */
const text = (expected: string, isGood: (value: string) => boolean) =>
  z.string().refine(isGood, { error: expected }).optional();

const whole = (least: number, most: number) =>
  text(
    `donnez un nombre entier entre ${least} et ${most}`,
    (value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most,
  ).transform((value) => (value === undefined ? undefined : Number(value)));

const flag = text('donnez 1 pour oui, 0 pour non', (value) => value === '1' || value === '0').transform(
  (value) => value === '1',
);

const oneOf = <Value extends string>(...values: Value[]) =>
  z.enum(values, { error: `donnez ${values.join(', ')}` }).optional();

const isAddressOf = (value: string, protocols: readonly string[]): boolean => {
  const url = URL.parse(value);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
};

const isTileAddress = (value: string): boolean => {
  const parts = value.match(/\{[^}]*\}/g) ?? [];
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => parts.filter((known) => known === part).length === 1);
  return (
    isWhole && parts.length === 3 && /^https:\/\/[^/{]+\/|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(value)
  );
};

/**
 * Every variable of the environment that this application reads. An empty one counts as absent. The texts
 * say, in French, what a value that cannot be used should be. `.env.example` shows each of them.
 */
export const settings = z
  .object({
    PORT: whole(0, 65_535),
    HOST: text('donnez un nom ou une adresse, sans port', (value) => /^[\w.:[\]-]+$/.test(value)),
    VAR_DIR: z.string().optional(),
    DATABASE_URL: text('donnez une adresse postgresql://utilisateur:motdepasse@serveur:5432/base', (value) =>
      isAddressOf(value, ['postgresql:', 'postgres:']),
    ),
    FILES_URL: text(
      'donnez une adresse https://CLE:SECRET@s3.example/seau?region=fr-par, signes particuliers encodés (%2F pour /)',
      (value) => readS3Address(value) !== null,
    ),
    CLAMD_URL: text('donnez l’adresse d’un clamd, par exemple tcp://localhost:3310', (value) =>
      /^tcp:\/\/[\w.-]+:\d{1,5}$/.test(value),
    ),
    APP_NAME: text('donnez un nom de 60 caractères au maximum', (value) => value.length <= 60),
    APP_KEY: text('donnez au moins 32 caractères tirés au sort', (value) => value.length >= 32),
    SUPPORT_EMAIL: text('donnez une adresse e-mail', (value) => z.email().safeParse(value).success),
    TERMS_URL: text('donnez l’adresse complète des conditions générales, en https://', (value) =>
      isAddressOf(value, ['https:', 'http:']),
    ),
    PRIVACY_URL: text('donnez l’adresse complète de la politique de confidentialité, en https://', (value) =>
      isAddressOf(value, ['https:', 'http:']),
    ),
    APP_URL: text('donnez l’adresse publique du service, par exemple https://ilot.example', (value) =>
      isAddressOf(value, ['https:', 'http:']),
    ),
    SMTP_URL: text('donnez une adresse smtp://utilisateur:motdepasse@serveur:587 ou smtps://…:465', (value) =>
      isAddressOf(value, ['smtp:', 'smtps:']),
    ),
    MAIL_FROM: text('donnez une adresse e-mail', (value) => z.email().safeParse(value).success),
    BEHIND_TLS: flag,
    TRUST_PROXY: whole(0, 5),
    PUBLIC_HOSTS: text('donnez des noms de domaine séparés par des virgules', (value) =>
      value.split(',').every((host) => /^[a-z\d][a-z\d.-]*(:\d{1,5})?$/i.test(host.trim())),
    ).transform((value) => value?.split(',').map((host) => host.trim().toLowerCase())),
    LOG: oneOf('stdout', 'file'),
    LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent'),
    NODE_ENV: z.string().optional(),
    MAX_REQUESTS: whole(1, 10_000),
    METRICS_TOKEN: text('donnez au moins 16 caractères tirés au sort, sans espace', (value) =>
      /^[\x21-\x7e]{16,}$/.test(value),
    ),
    DRAIN_S: whole(0, 120),
    REALTIME_KEY: text('donnez de 1 à 64 lettres, chiffres, tirets ou traits bas', (value) =>
      /^[\w-]{1,64}$/.test(value),
    ),
    MAPS_KEY: text('donnez la clé de Google Maps : lettres, chiffres, tirets, traits bas', (value) =>
      /^[\w-]{20,80}$/.test(value),
    ),
    MAP_TILES_URL: text(
      'donnez l’adresse https d’une image de la carte, avec {z}, {x} et {y}, sans autre partie entre accolades',
      isTileAddress,
    ),
    MAP_TILES_ATTRIBUTION: text(
      'donnez la mention que demande le service, 200 caractères au maximum',
      (value) => value.length <= 200,
    ),
    NEIGHBOURHOOD_URL: text(
      'donnez l’adresse https du service d’analyse de quartier',
      (value) => URL.canParse(value) && /^https:|^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(value),
    ),
    NEIGHBOURHOOD_KEY: text('donnez la clé du service, sans espace', (value) =>
      /^[\x21-\x7e]{8,200}$/.test(value),
    ),
    NEIGHBOURHOOD_NAME: text(
      'donnez le nom du service, 60 caractères au maximum',
      (value) => value.length <= 60,
    ),
    COMPANIES_URL: text(
      'donnez l’adresse de l’interface « recherche d’entreprises », https://recherche-entreprises.api.gouv.fr',
      (value) => isAddressOf(value, ['https:', 'http:']),
    ),
    INSEE_URL: text('donnez l’adresse de l’interface Melodi, https://api.insee.fr/melodi', (value) =>
      isAddressOf(value, ['https:', 'http:']),
    ),
    CADASTRE_URL: text(
      'donnez l’adresse du module cadastre d’API Carto, https://apicarto.ign.fr/api/cadastre',
      (value) => isAddressOf(value, ['https:', 'http:']),
    ),
    ADVERT_PAGES: text('donnez 0 pour ne lire aucune page d’annonce, 1 pour les lire', (value) =>
      /^[01]$/.test(value),
    ),
    REQUESTS_PER_MINUTE: whole(0, 1_000_000),
    VALIDATE_ANSWERS: flag,
    FROZEN_AT: text(
      'donnez un instant, par exemple 2026-11-20T08:00:00Z',
      (value) => !Number.isNaN(Date.parse(value)),
    ).transform((value) => (value === undefined ? null : new Date(value))),
    CHROMIUM_PATH: z.string().optional(),
  })
  .refine(
    ({ NEIGHBOURHOOD_URL, NEIGHBOURHOOD_KEY }) =>
      (NEIGHBOURHOOD_URL === undefined) === (NEIGHBOURHOOD_KEY === undefined),
    {
      path: ['NEIGHBOURHOOD_KEY'],
      error: 'NEIGHBOURHOOD_URL et NEIGHBOURHOOD_KEY vont ensemble',
    },
  )
  .refine(
    ({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION }) =>
      (MAP_TILES_URL === undefined) === (MAP_TILES_ATTRIBUTION === undefined),
    {
      path: ['MAP_TILES_ATTRIBUTION'],
      error: 'MAP_TILES_URL et MAP_TILES_ATTRIBUTION vont ensemble',
    },
  )
  .refine(({ SMTP_URL, APP_URL }) => SMTP_URL === undefined || APP_URL !== undefined, {
    path: ['APP_URL'],
    // The name in a request is written by who asks: a mail's secret link must not follow it.
    error: 'avec SMTP_URL, donnez l’adresse publique du service, où mènent les liens des e-mails',
  });

export type Settings = z.output<typeof settings>;

/** Names of the variables. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** Variables whose value is never shown, not even to say that it is wrong. */
export const secretSettings: readonly string[] = [
  'APP_KEY',
  'DATABASE_URL',
  'FILES_URL',
  'METRICS_TOKEN',
  'NEIGHBOURHOOD_KEY',
  'SMTP_URL',
];
