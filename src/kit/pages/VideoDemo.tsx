import { CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { useVideoThumbnail } from '#runtime/video/useVideoThumbnail.ts';
import { Card } from '#ui/data/Card.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { Icon } from '#ui/identity/Icon.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';

/** The picture of a video by its address: the provider's, or a neutral one. */
export default function VideoDemo() {
  const [address, setAddress] = useState('https://vimeo.com/76979871');
  const { src, title, width, height } = useVideoThumbnail(address);
  return (
    <>
      <PageHeader
        title="Image d’une vidéo"
        subtitle="YouTube, Vimeo ou Dailymotion ; neutre sans réponse ou pour une autre adresse."
      />
      <Card>
        <div className="flex max-w-120 flex-col gap-4">
          <TextField name="address" label="Adresse" type="url" value={address} onChange={setAddress} />
          {src === null ? (
            <div
              role="img"
              aria-label="Image neutre"
              className="grid aspect-video place-items-center rounded-control bg-line text-ink3"
            >
              <Icon icon={CirclePlay} size={22} />
            </div>
          ) : (
            <img
              src={src}
              alt={title ?? 'Image de la vidéo'}
              width={width ?? undefined}
              height={height ?? undefined}
              referrerPolicy="no-referrer"
              className="aspect-video w-full rounded-control object-cover"
            />
          )}
          <output className="text-table text-ink3">{title ?? 'Aucun titre connu'}</output>
        </div>
      </Card>
    </>
  );
}
