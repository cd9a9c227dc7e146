interface MailFrameProps {
  readonly html: string;
  /** What the frame holds, for screen readers. */
  readonly title: string;
}

/** A mail in a frame of its own, without scripts; its links open in the whole window, when clicked. */
export function MailFrame({ html, title }: MailFrameProps) {
  return (
    <iframe
      title={title}
      sandbox="allow-top-navigation-by-user-activation"
      srcDoc={html.replace('<head>', '<head><base target="_top">')}
      className="block h-[70dvh] min-h-120 w-full border-0"
    />
  );
}
