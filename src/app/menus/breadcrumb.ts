import type { SharedProps } from '#contracts/shared.ts';
import type { fr } from '#messages/menu.ts';
import type { Translate } from '#runtime/locale/translate.ts';
import type { PageObject } from '#runtime/protocol/page-object.ts';
import type { Crumb } from '#ui/layout/types.ts';

/** The way to a page, from the name of its component and what it shows; the last step has no address. */
export type BreadcrumbOf = (page: PageObject, shared: SharedProps, t: Translate<typeof fr>) => Crumb[];
