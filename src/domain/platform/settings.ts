/** What the staff sets for the whole platform. A text that is empty, or a number that is null, leaves the installation's own. */
export interface PlatformSettings {
  readonly appName: string;
  readonly supportEmail: string;
  /** Offer that the sign-up page begins with; empty for the usual one. */
  readonly defaultPlanCode: string;
  /** Days of trial of a company that signs up, whatever its offer says. */
  readonly trialDays: number | null;
  readonly isTwoFactorRequired: boolean;
  /** Minutes without a request after which a client signs in again. */
  readonly sessionIdleMinutes: number;
  readonly staffIdleMinutes: number;
  readonly rememberDays: number;
  readonly mailFrom: string;
  /** Mails a day that the platform sends at most, those about accounts apart. */
  readonly dailyMailCap: number | null;
  /** Empty while the terms are not kept here. */
  readonly termsVersion: string;
  readonly termsHtml: string;
  readonly privacyHtml: string;
  readonly dpoEmail: string;
}

/** There is one record of settings: forms, journal and presence name it so. */
export const settingsId = '00000000000000000000000000';

/** What holds until somebody set it. */
export const initialSettings: PlatformSettings = {
  appName: '',
  supportEmail: '',
  defaultPlanCode: '',
  trialDays: null,
  isTwoFactorRequired: true,
  sessionIdleMinutes: 120,
  staffIdleMinutes: 30,
  rememberDays: 30,
  mailFrom: '',
  dailyMailCap: null,
  termsVersion: '',
  termsHtml: '',
  privacyHtml: '',
  dpoEmail: '',
};

/** Bounds of what is set; a session lives twelve hours at most, eight for staff (`mocks/server/session.ts`). */
export const settingBounds = {
  trialDays: { min: 0, max: 60 },
  sessionIdleMinutes: { min: 5, max: 720 },
  staffIdleMinutes: { min: 5, max: 480 },
  rememberDays: { min: 1, max: 90 },
  dailyMailCap: { min: 1, max: 1_000_000 },
  /** Basis points a year. */
  penaltyRateBps: { min: 1, max: 10_000 },
} as const;

/** The parts of the page of settings. */
export const settingTabs = ['reglages', 'indices', 'maintenance', 'etat'] as const;
export type SettingTab = (typeof settingTabs)[number];
