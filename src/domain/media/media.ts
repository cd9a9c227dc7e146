/** What a file of the library is. */
export const mediaKinds = ['photo', 'plan', 'document', 'video', 'link'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** When a picture of an operation was taken, in the order of a report: before, during and after the works. */
export const mediaStages = ['before', 'works', 'after'] as const;
export type MediaStage = (typeof mediaStages)[number];

/** Where a file of the library stands: as a cover, as the picture from before of another, of a lot, an advert… */
export const mediaUseKinds = ['cover', 'before', 'lot', 'advert', 'quickSale', 'share', 'site'] as const;
export type MediaUseKind = (typeof mediaUseKinds)[number];

/** How deep folders may stand in each other. */
export const maxFolderDepth = 5;
/** Folders of a company. */
export const maxFolders = 500;

/** Longest side of a picture that is kept, in pixels, and of its thumbnail. */
export const maxPictureSide = 2560;
export const thumbnailSide = 480;

/** Longest side of pictures that stand by themselves, in pixels: a portrait or a logo, and a photograph of a card. */
export const portraitSide = 640;
export const cardPhotoSide = 1280;

/** What one archive may hold. */
export const maxArchiveFiles = 500;
export const maxArchiveBytes = 1024 ** 3;

/** True for a picture that every browser shows: the photographs of iPhones are kept, and few programs show them. */
export const isShownPicture = (contentType: string): boolean =>
  contentType.startsWith('image/') && contentType !== 'image/heic';

/** What a file of a media type is until somebody says otherwise. */
export function kindOfType(contentType: string): Exclude<MediaKind, 'link' | 'plan'> {
  if (isShownPicture(contentType)) return 'photo';
  return contentType.startsWith('video/') ? 'video' : 'document';
}

/** The name of a file without its ending, as a title: « facade_cour.jpg » is « facade cour ». */
export function titleOfName(name: string): string {
  const stem = name.replace(/\.[^.]{1,5}$/, '');
  return stem.replaceAll(/[_\s]+/g, ' ').trim() || name;
}

/** Sites whose videos may be linked, by the end of their host. */
const videoHosts = ['youtube.com', 'youtu.be', 'vimeo.com'];

/** True for the address of a page of a site whose videos may be linked. */
export function isVideoAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' && videoHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
}

/** A folder, as far as its place goes. */
export interface PlacedFolder {
  readonly id: string;
  readonly parentId: string | null;
}

/** The folders that lead to one, the outermost first, itself included; what leads in a circle is cut. */
export function pathOf<Folder extends PlacedFolder>(folders: readonly Folder[], id: string | null): Folder[] {
  const path: Folder[] = [];
  let at = folders.find((folder) => folder.id === id);
  while (at !== undefined && !path.includes(at)) {
    path.unshift(at);
    const { parentId } = at;
    at = folders.find((folder) => folder.id === parentId);
  }
  return path;
}

/** A folder and all that stand in it, however deep. */
export function withInner(folders: readonly PlacedFolder[], id: string): string[] {
  const found = [id];
  for (const outer of found) {
    for (const { id: inner, parentId } of folders) {
      if (parentId === outer && !found.includes(inner)) found.push(inner);
    }
  }
  return found;
}

/** How many levels stand in a folder, itself included. */
export function heightOf(folders: readonly PlacedFolder[], id: string): number {
  const inner = new Set(withInner(folders, id));
  const ownDepth = pathOf(folders, id).length;
  const deepest = folders
    .filter((folder) => inner.has(folder.id))
    .map((folder) => pathOf(folders, folder.id).length);
  return Math.max(ownDepth, ...deepest) - ownDepth + 1;
}

/** Photographs of one operation that are put in order at once: as many as its report shows. */
export const maxOrderedMedia = 200;
