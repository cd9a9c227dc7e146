export interface HtmlFrameProps {
  readonly html: string;
  /** What the frame holds, for screen readers. */
  readonly title: string;
}

/**
 * Somebody else's page, a mail, in a frame of its own and without scripts; its links open in the whole window, when
 * clicked:
 *
 *     <Card isFlush><HtmlFrame html={mail.html} title="Contenu du mail" /></Card>
 */
export function HtmlFrame({ html, title }: HtmlFrameProps) {
  return (
    <iframe
      title={title}
      sandbox="allow-top-navigation-by-user-activation"
      srcDoc={html.replace('<head>', '<head><base target="_top">')}
      className="block h-[70dvh] min-h-120 w-full border-0"
    />
  );
}
