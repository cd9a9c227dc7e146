import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { guardPath, splitHref } from './opaque-search.ts';

/** The history of the browser, its addresses as they are written. */
export const createAddressHistory = (): RouterHistory =>
  createBrowserHistory({
    parseLocation: () => {
      const { pathname, search, hash } = window.location;
      return { ...splitHref(guardPath(`${pathname}${search}${hash}`)), state: window.history.state };
    },
  });
