import { Card } from '#ui/data/Card.tsx';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import type { GallerySlide } from '#ui/gallery/slides.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import tour from './blocks/tour.webm?url';
import { drawing, drawings } from './blocks/drawings.ts';

const slides: readonly GallerySlide[] = [
  ...drawings(5),
  {
    src: tour,
    alt: 'Visite du chantier',
    thumbnail: drawing(8, 320, 200),
    thumbnailWidth: 160,
    thumbnailHeight: 100,
    autoplay: true,
    controls: true,
    description: 'Visite du chantier, deux secondes.',
  },
  {
    src: 'https://vimeo.com/76979871',
    alt: 'Film de présentation',
    thumbnailWidth: 160,
    thumbnailHeight: 90,
    description: 'Lu chez le fournisseur : rien de lui ne s’exécute ici.',
  },
  {
    src: drawing(7, 1200, 800),
    alt: 'Plan sans téléchargement',
    download: false,
  },
];

/** Pictures of several shapes, a video file, and a video at its provider's. */
export default function Pictures() {
  return (
    <>
      <PageHeader
        title="Galerie"
        subtitle="Flèches, zoom, plein écran, légendes ; Échap rend le focus à la vignette regardée en dernier."
      />
      <Card title="Photos et vidéos" count={slides.length}>
        <Gallery label="Photos et vidéos" slides={slides} />
      </Card>
    </>
  );
}
