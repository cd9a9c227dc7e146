import { createContext, createElement, type ReactNode } from 'react';
import { NavigationContext, type Navigation } from '../../navigation/context.ts';
import { pathOf } from '../../protocol/address.ts';
import type { PageObject } from '../../protocol/page-object.ts';
import { PageContext } from '../page-context.ts';
import type { PageComponent } from '../registry.ts';

/** A page as it is to be shown. */
export interface ShownPage {
  readonly href: string;
  readonly page: PageObject;
  readonly component: PageComponent;
  /** Component state goes on while page name, path and this number stay the same. */
  readonly serial: number;
}

/** What a page has for as long as its component state lives. */
export interface OwnPlace {
  readonly id: number;
  /** The page's elements; in the document while the page is shown. */
  readonly container: HTMLElement;
  /**
   * The navigation as the page sees it: its own address is the one shown, also before the history has come
   * there. A page made ready beforehand has no entry in the history yet: its key is empty.
   */
  readonly navigation: Navigation;
  /** The address that it is shown at, or waits for. */
  readonly moveTo: (href: string) => void;
  readonly noteShown: () => void;
  /** A part of it wants the page to start anew whenever it is shown; @returns how it wants that no more */
  readonly claim: () => () => void;
  readonly isClaimed: () => boolean;
}

/** `navigation`: the application's, which the page sees from its own address. */
function createOwnPlace(id: number, shownAt: string, madeAhead: boolean, navigation: Navigation): OwnPlace {
  const container = document.createElement('div');
  container.style.display = 'contents';
  let href = shownAt;
  let isAhead = madeAhead;
  let claims = 0;
  return {
    id,
    container,
    navigation: {
      ...navigation,
      current() {
        const shown = navigation.current();
        return pathOf(shown) === pathOf(href) ? shown : href;
      },
      entryKey: () => (isAhead ? '' : navigation.entryKey()),
    },
    moveTo: (to) => {
      href = to;
    },
    noteShown: () => {
      isAhead = false;
    },
    claim: () => {
      claims += 1;
      return () => {
        claims -= 1;
      };
    },
    isClaimed: () => claims > 0,
  };
}

/** A page with its component state, shown or waiting out of sight. */
export interface PageInstance {
  readonly own: OwnPlace;
  readonly shown: ShownPage;
  readonly content: ReactNode;
}

/** The place of the page that a component belongs to; null outside of pages. */
export const OwnPlaceContext = createContext<OwnPlace | null>(null);

/** Whether the component state of one page goes on in the other. */
export const isSameInstance = (one: ShownPage, other: ShownPage): boolean =>
  one.page.component === other.page.component &&
  one.serial === other.serial &&
  pathOf(one.href) === pathOf(other.href);

const contentOf = (own: OwnPlace, { page, component }: ShownPage): ReactNode =>
  createElement(
    OwnPlaceContext,
    { value: own },
    createElement(
      NavigationContext,
      { value: own.navigation },
      createElement(PageContext, { value: page }, createElement(component, page.props)),
    ),
  );

/** Makes instances of pages. */
export function createInstances(navigation: Navigation) {
  let made = 0;

  return {
    /** With new component state; `isAhead`: before it is asked for. */
    make(shown: ShownPage, isAhead = false): PageInstance {
      const own = createOwnPlace((made += 1), shown.href, isAhead, navigation);
      return { own, shown, content: contentOf(own, shown) };
    },

    /** The same with what is to be shown now; what has not changed is not drawn again. */
    renew(instance: PageInstance, shown: ShownPage): PageInstance {
      const { own, shown: former, content } = instance;
      own.moveTo(shown.href);
      const isAsBefore = former.page === shown.page && former.component === shown.component;
      if (isAsBefore && former.href === shown.href) return instance;
      return { own, shown, content: isAsBefore ? content : contentOf(own, shown) };
    },
  };
}

export type Instances = ReturnType<typeof createInstances>;
