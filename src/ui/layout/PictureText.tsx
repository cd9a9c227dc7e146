import type { ReactNode } from 'react';

export interface PictureTextProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/**
 * A picture and what belongs to it beside it, or under it where there is no room:
 *
 *     <PictureText picture={<QrCode svg={svg} alt={alt} />}><Text as="p">…</Text></PictureText>
 */
export function PictureText({ picture, children }: PictureTextProps) {
  return (
    <div className="flex flex-wrap gap-6">
      {picture}
      <div className="flex min-w-[min(15rem,100%)] flex-1 flex-col gap-4">{children}</div>
    </div>
  );
}
