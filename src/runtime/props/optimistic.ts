import type { PageObject, PageProps } from '../protocol/page-object.ts';

/** Makes of the props shown what they will probably be. */
export type OptimisticUpdate = (props: PageProps) => PageProps;

/** Where updates are shown. */
export interface OptimisticStage {
  /** The address shown. */
  current(): string;
  readPage(href: string): PageObject | undefined;
  changeProps(change: (props: PageProps) => PageProps, href: string): void;
}

/** An update that is shown until the server has spoken. */
export interface ShownUpdate {
  /** The server's answer is about to be shown: it takes the place of the update. */
  settle(): void;
  /** The action came to nothing: what it had changed is as it was, other updates stay. */
  rollBack(): void;
}

/** Updates laid over what the server last said. */
export interface OptimisticUpdates {
  /** `href`: the page it changes, by default the one shown. */
  show(update: OptimisticUpdate, href?: string): ShownUpdate;
  /** A page has changed: updates are laid over what the server said now. */
  follow(): void;
}

/** What the server said about a page, and what is laid over it. */
interface Layer {
  readonly component: string;
  readonly props: PageProps;
  readonly shown: PageProps;
  readonly pending: readonly OptimisticUpdate[];
}

const nothingShown: ShownUpdate = { settle: () => undefined, rollBack: () => undefined };

/** Makes them over the pages kept; call `follow` whenever one may have changed. One for all parts of a page. */
export function createOptimisticUpdates(stage: OptimisticStage): OptimisticUpdates {
  const layers = new Map<string, Layer>();

  /** Set before it is shown: showing calls `follow`. */
  const render = (href: string, { component, props, pending }: Omit<Layer, 'shown'>): void => {
    const shown = pending.reduce((shownProps, update) => update(shownProps), props);
    if (pending.length === 0) layers.delete(href);
    else layers.set(href, { component, props, shown, pending });
    stage.changeProps(() => shown, href);
  };

  const layerAt = (href: string): Omit<Layer, 'shown'> | null => {
    const page = stage.readPage(href);
    return layers.get(href) ?? (page ? { component: page.component, props: page.props, pending: [] } : null);
  };

  return {
    show(given, href = stage.current()) {
      const layer = layerAt(href);
      if (!layer) return nothingShown;
      // Its own identity, even when the same function is given twice.
      const update: OptimisticUpdate = (props) => given(props);
      render(href, { ...layer, pending: [...layer.pending, update] });
      /** The layer without the update; null when that was dropped before. */
      const drop = (): Layer | null => {
        const current = layers.get(href);
        if (!current?.pending.includes(update)) return null;
        const without = { ...current, pending: current.pending.filter((other) => other !== update) };
        if (without.pending.length === 0) layers.delete(href);
        else layers.set(href, without);
        return without;
      };
      return {
        settle: () => void drop(),
        rollBack() {
          const without = drop();
          if (without) render(href, without);
        },
      };
    },
    follow() {
      for (const [href, layer] of layers) {
        const page = stage.readPage(href);
        if (!page || page.props === layer.shown) continue;
        if (page.component === layer.component) render(href, { ...layer, props: page.props });
        else layers.delete(href);
      }
    },
  };
}
