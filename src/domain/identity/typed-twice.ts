/** True when both fields of a new password hold the same signs, however the keyboard composed them. */
export const isTypedTwice = (typed: { password: string; passwordConfirmation: string }): boolean =>
  typed.password.normalize('NFC') === typed.passwordConfirmation.normalize('NFC');
