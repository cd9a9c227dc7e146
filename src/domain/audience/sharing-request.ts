import { addToDay, type Day } from '../time/day.ts';

/** Owners are asked to share their figures once in so many days. */
export const sharingRequestDays = 30;

/** The first day on which they may be asked again. */
export const sharingAskedAgainOn = (askedOn: Day): Day => addToDay(askedOn, { days: sharingRequestDays });
