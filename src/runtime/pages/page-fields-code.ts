/** What pages need whose server sends more than props: fetched with the first of them. */
export { mergePage } from '../protocol/merge-page.ts';
export { createOnceStore } from '../protocol/once-props.ts';
