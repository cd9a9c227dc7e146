import { en as english, fr as french } from './brand.ts';

/** Texts of those who steer networks, as a list takes them. */
export const fr = french.managers;
export const en = english.managers;
