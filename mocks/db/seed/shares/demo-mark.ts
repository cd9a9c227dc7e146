/** Before the token of a link of the demonstration, which is no secret: its passwords are shown to everybody. */
export const demoMark = 'demo.';
