export interface HtmlFrameProps {
  readonly html: string;
  /** What the frame holds, for screen readers. */
  readonly title: string;
  /** Whether pictures of other servers are fetched, which tells them that the page is read. */
  readonly hasImages?: boolean;
}

/** Nothing of other servers: their pictures, styles and fonts stay away. */
const closed = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: cid:; style-src 'unsafe-inline'">`;

/**
 * Somebody else's page, a mail, in a frame of its own and without scripts; its links open in the whole window, when
 * clicked:
 *
 *     <Card isFlush><HtmlFrame html={mail.html} title="Contenu du mail" /></Card>
 */
export function HtmlFrame({ html, title, hasImages = true }: HtmlFrameProps) {
  return (
    <iframe
      title={title}
      sandbox="allow-top-navigation-by-user-activation"
      srcDoc={atHead(html, hasImages ? ownWindow : ownWindow + closed)}
      className="block h-[70dvh] min-h-120 w-full border-0"
    />
  );
}

const ownWindow = '<base target="_top">';

const atHead = (html: string, added: string): string =>
  html.includes('<head>') ? html.replace('<head>', `<head>${added}`) : added + html;
