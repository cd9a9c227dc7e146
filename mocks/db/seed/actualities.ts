import type { NewActuality, NewActualityRead } from '../schema/index.ts';
import { personId } from './people.ts';
import { planId } from './plans.ts';
import { seedId } from './seed-id.ts';

type Seed = Pick<NewActuality, 'title' | 'category' | 'excerpt' | 'body' | 'status'> &
  Partial<NewActuality> & { readonly slug: string; readonly writtenAt: string; readonly readers?: string[] };

const seeds: readonly Seed[] = [
  {
    slug: 'reviser-un-loyer-la-regle-de-l-irl',
    title: 'Réviser un loyer : la règle de l’IRL',
    category: 'regulation',
    excerpt:
      'Clause, trimestre de référence, date : ce qu’il faut vérifier avant d’envoyer un avis de révision à vos locataires.',
    body:
      '<p>Le loyer d’un logement se révise une fois par an, à la date prévue au bail, et seulement si une clause le prévoit. La hausse suit l’indice de référence des loyers publié par l’Insee.</p>' +
      '<h2>Le calcul</h2><p>Nouveau loyer = loyer en cours × indice du trimestre de référence ÷ indice du même trimestre de l’année précédente. Le trimestre est celui que le bail indique.</p>' +
      '<h2>Les trois vérifications</h2><ul><li>Le bail contient-il une clause de révision ?</li><li>La date de révision est-elle passée depuis moins d’un an ? Au-delà, la révision de l’année est perdue.</li><li>Le logement est-il classé F ou G ? Sa révision est alors bloquée.</li></ul>' +
      '<p>La hausse ne vaut qu’à compter de votre demande : elle n’est jamais rétroactive.</p>',
    status: 'published',
    writtenAt: '2026-11-10T09:00:00Z',
    publishedAt: new Date('2026-11-12T08:00:00Z'),
    isNotified: true,
    viewsCount: 5,
    readers: ['ines.duprat', 'marc.soubiran', 'karim.belkacem'],
  },
  {
    slug: 'maintenance-du-28-novembre',
    title: 'Maintenance le samedi 28 novembre, de 6 h à 8 h',
    category: 'maintenance',
    excerpt:
      'Îlot sera indisponible deux heures pendant le changement de nos serveurs. Vos données ne sont pas touchées.',
    body: '<p>Nous remplaçons les serveurs qui hébergent Îlot. L’application sera fermée le samedi 28 novembre de 6 h à 8 h.</p><h2>Ce que vous avez à faire</h2><p>Rien. Enregistrez votre travail avant 6 h ; les e-mails programmés partiront à la réouverture.</p>',
    status: 'published',
    writtenAt: '2026-11-17T14:00:00Z',
    publishedAt: new Date('2026-11-18T07:30:00Z'),
    isPinned: true,
    isNotified: true,
    viewsCount: 3,
    readers: ['ines.duprat'],
  },
  {
    slug: 'quatre-mois-de-prix-a-bordeaux',
    title: 'Bordeaux : ce que disent quatre mois de ventes',
    category: 'market',
    excerpt:
      'Les délais s’allongent, les négociations aussi : comment ajuster le prix de sortie d’une opération sans défaire sa marge.',
    body: '<p>Les petites surfaces rénovées se vendent encore vite, les grands appartements à rénover attendent. L’écart entre prix affiché et prix signé se creuse.</p><h2>Dans vos simulations</h2><ol><li>Refaites le calcul avec un délai de vente plus long de trois mois.</li><li>Regardez le prix de revient au mètre carré, lot par lot.</li><li>Fixez le prix en dessous duquel vous ne signez pas.</li></ol>',
    status: 'published',
    writtenAt: '2026-10-20T08:00:00Z',
    publishedAt: new Date('2026-10-22T07:00:00Z'),
    viewsCount: 7,
    readers: ['hugo.lartigue', 'ines.duprat', 'lea.pons', 'karim.belkacem'],
  },
  {
    slug: 'les-fournisseurs-et-leurs-attestations',
    title: 'Nouveau : les attestations de vos fournisseurs, suivies pour vous',
    category: 'product',
    excerpt:
      'Attestation de vigilance, assurance décennale : Îlot vous prévient trente jours avant leur expiration.',
    body: '<p>Déposez les documents sur la fiche du fournisseur, avec leur date de fin. La colonne « Conformité » de la liste se met à jour chaque nuit.</p><blockquote>Qui fait travailler une entreprise sans attestation de vigilance répond de ses cotisations impayées.</blockquote>',
    status: 'published',
    writtenAt: '2026-09-28T08:00:00Z',
    publishedAt: new Date('2026-10-01T07:00:00Z'),
    viewsCount: 4,
    readers: ['hugo.lartigue', 'marc.soubiran'],
  },
  {
    slug: 'webinaire-division-d-un-immeuble',
    title: 'Webinaire : diviser un immeuble, du permis à la vente',
    category: 'event',
    excerpt:
      'Une heure avec une notaire et un géomètre sur l’état descriptif de division, le règlement et les diagnostics.',
    body: '<p>Mardi 1er décembre à 11 h, en ligne. Les questions peuvent être posées d’avance par e-mail.</p><ul><li>Quand le permis est-il nécessaire ?</li><li>État descriptif de division et règlement de copropriété</li><li>Les diagnostics à joindre à la vente</li></ul>',
    status: 'scheduled',
    writtenAt: '2026-11-18T10:00:00Z',
    publishAt: new Date('2026-11-24T08:00:00Z'),
    planIds: [planId('pro'), planId('reseau')],
    isNotified: true,
  },
  {
    slug: 'plan-de-vente-partage',
    title: 'Bientôt : le plan de vente à partager',
    category: 'product',
    excerpt: 'Un lien par commercialisateur, les lots et leurs prix à jour, et vous voyez qui l’a ouvert.',
    body: '<p>Brouillon : captures à ajouter avant publication.</p>',
    status: 'draft',
    writtenAt: '2026-11-19T09:00:00Z',
  },
];

/** The identifier of a seeded article: `actualityId('maintenance-du-28-novembre')`. */
export const actualityId = (slug: string): string => seedId(`actuality:${slug}`);

/** The seeded articles and who read them. */
export function actualityRows(): { actualities: NewActuality[]; reads: NewActualityRead[] } {
  return {
    actualities: seeds.map(({ writtenAt, readers: _readers, ...columns }): NewActuality => {
      const at = new Date(writtenAt);
      return {
        publishAt: columns.publishedAt ?? null,
        ...columns,
        id: actualityId(columns.slug),
        createdAt: at,
        updatedAt: columns.publishedAt ?? at,
        createdBy: personId('lea.fontaine'),
      };
    }),
    reads: seeds.flatMap(({ slug, publishedAt, readers = [] }) =>
      readers.map((key, rank): NewActualityRead => ({
        actualityId: actualityId(slug),
        userId: personId(key),
        readAt: new Date((publishedAt?.getTime() ?? 0) + (rank + 1) * 5_400_000),
      })),
    ),
  };
}
