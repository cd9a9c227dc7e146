import { useEffect, useState } from 'react';
import { Text } from '#ui/data/Text.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { wholePicture, type Framing } from '#ui/media/crop.ts';
import { SquareCrop } from '#ui/media/SquareCrop.tsx';

const size = { width: 160, height: 100 };

/** A picture of its own: squares from dark to light. */
function squares(): ImageData {
  const picture = new ImageData(size.width, size.height);
  for (let pixel = 0; pixel < size.width * size.height; pixel += 1) {
    const column = Math.floor((pixel % size.width) / 20);
    const row = Math.floor(pixel / size.width / 20);
    const light = 40 + column * 20 + row * 10;
    picture.data.set([light, light - 20, 200 - light / 2, 255], pixel * 4);
  }
  return picture;
}

/** A picture that is cut to a square. */
export function CropSample() {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [framing, setFraming] = useState<Framing>(() => wholePicture(size));
  useEffect(() => {
    void createImageBitmap(squares()).then(setBitmap);
  }, []);
  return (
    <Stack>
      <Text as="p" size="table" tone="ink3" id="crop-help">
        Glissez l’image ; les flèches la déplacent, + et − l’agrandissent.
      </Text>
      {bitmap && (
        <SquareCrop
          bitmap={bitmap}
          framing={framing}
          onChange={setFraming}
          label="Cadrage de l’image"
          zoomLabel="Agrandissement"
          describedBy="crop-help"
        />
      )}
    </Stack>
  );
}
