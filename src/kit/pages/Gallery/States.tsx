import { Button } from '#ui/actions/Button.tsx';
import { Card } from '#ui/data/Card.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Gallery } from '#ui/gallery/Gallery.tsx';
import type { GallerySlide } from '#ui/gallery/slides.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { drawings } from './blocks/drawings.ts';

const broken: readonly GallerySlide[] = [
  { src: 'data:image/png,nothing', alt: 'Photo perdue' },
  ...drawings(1),
  { src: 'data:video/webm,nothing', alt: 'Vidéo perdue, sans vignette' },
];

const none: readonly GallerySlide[] = [];

/** Galleries without a picture, with one, with broken ones, with very many. */
export default function States() {
  return (
    <>
      <PageHeader title="Galerie : ses états" subtitle="Rien ne bouge quand les images arrivent." />
      <Card title="Sans image">
        <Gallery label="Sans image" slides={none} />
      </Card>
      <Card title="Sans image, avec une action">
        <Gallery
          label="Sans image, avec une action"
          slides={none}
          empty={
            <EmptyState title="Aucune photo" actions={<Button>Ajouter des photos</Button>}>
              Les photos d’une opération paraissent dans ses dossiers.
            </EmptyState>
          }
        />
      </Card>
      <Card title="Une seule">
        <Gallery label="Une seule" slides={drawings(1)} />
      </Card>
      <Card title="Images perdues">
        <Gallery label="Images perdues" slides={broken} />
      </Card>
      <Card title="120 images" count={120}>
        <Gallery label="120 images" slides={drawings(120)} />
      </Card>
    </>
  );
}
