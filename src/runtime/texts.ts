/** The few texts that the runtime itself shows; the application gives them in its language. */
export interface RuntimeTexts {
  readonly formInvalid: string;
  readonly networkFailed: string;
  readonly offline: string;
  readonly tooSlow: string;
  readonly answerFailed: string;
  readonly pageFailed: string;
  readonly retry: string;
  readonly undo: string;
  readonly close: string;
  readonly notifications: string;
  readonly unsavedChanges: string;
}
