/** The maps script could not be loaded. */
export class MapsLoadError extends Error {
  override readonly name = 'MapsLoadError';
}

/** What the script is asked for. */
export interface MapsOptions {
  /** Key of the maps service. */
  readonly key: string;
  /** Language of its texts, such as `fr`. */
  readonly language: string;
  /** Country whose addresses come first, such as `FR`. */
  readonly region: string;
}

/** A library of the service, by its name. */
export type ImportMapsLibrary = (name: string) => Promise<Readonly<Record<string, unknown>>>;

/** The document of the browser, or one played by a test. */
export interface MapsHost {
  /** Puts a script into the document; rejects, and takes it out again, when it does not load. */
  addScript(src: string): Promise<void>;
  /** What the script has left on the window; undefined without it. */
  importLibrary(): ImportMapsLibrary | undefined;
}

const origin = 'https://maps.googleapis.com';

/** The address of the script, with the places library. */
export function mapsScript({ key, language, region }: MapsOptions): string {
  const query = new URLSearchParams({
    key,
    libraries: 'places',
    loading: 'async',
    language,
    region,
    v: 'quarterly',
  });
  return `${origin}/maps/api/js?${query}`;
}

/** Loads the script when it is first needed, and once; after a failure the next call tries again. */
export function createMapsLoader(host: MapsHost): (options: MapsOptions) => Promise<ImportMapsLibrary> {
  let loading: Promise<ImportMapsLibrary> | null = null;

  const load = async (options: MapsOptions): Promise<ImportMapsLibrary> => {
    try {
      if (!host.importLibrary()) await host.addScript(mapsScript(options));
    } catch (cause) {
      throw new MapsLoadError('The maps script did not load', { cause });
    }
    const importLibrary = host.importLibrary();
    if (!importLibrary) throw new MapsLoadError('The maps script left no library');
    return importLibrary;
  };

  return (options) => {
    const asked = (loading ??= load(options));
    asked.catch(() => {
      if (loading === asked) loading = null;
    });
    return asked;
  };
}

/** What the service leaves on the window. */
interface MapsWindow {
  readonly google?: { readonly maps?: { readonly importLibrary?: ImportMapsLibrary } };
}

const browserHost: MapsHost = {
  addScript: (src) =>
    new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { src, async: true });
      script.addEventListener('load', () => resolve(), { once: true });
      script.addEventListener(
        'error',
        () => {
          script.remove();
          reject(new Error(`No answer from ${origin}`));
        },
        { once: true },
      );
      document.head.append(script);
    }),
  importLibrary() {
    const maps = (globalThis as MapsWindow).google?.maps;
    return maps?.importLibrary?.bind(maps);
  },
};

/** `const places = await (await loadMaps({ key, language: 'fr', region: 'FR' }))('places')`. @throws MapsLoadError */
export const loadMaps = createMapsLoader(browserHost);
