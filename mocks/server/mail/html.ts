import type { MailBlock, MailContent } from './content.ts';
import type { MailFrame } from './frame.ts';
import { lightColors as color, mailStyles } from './styles.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it, in elements and in quoted attributes alike. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const sans = "'Hanken Grotesk', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "'Bricolage Grotesque', 'Hanken Grotesk', 'Segoe UI', Helvetica, Arial, sans-serif";
/** Fills the line that mail programs show, so that they do not go on with the body. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(40);

/** The HTML part: one column, inline styles for programs that drop style sheets, dark where it is asked for. */
export function mailHtml(content: MailContent, frame: MailFrame): string {
  return `<!doctype html>
<html lang="${frame.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${mailStyles}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${color.bg};color:${color.ink};font-family:${sans};-webkit-text-size-adjust:100%">
<div style="display:none;overflow:hidden;line-height:1px;max-height:0;max-width:0;opacity:0">${escapeHtml(content.preheader)}${filler}</div>
<div role="article" aria-label="${escapeHtml(content.title)}" style="max-width:560px;margin:0 auto;padding:32px 16px">
<p class="brand" style="margin:0 0 20px;padding:0 4px;font-family:${serif};font-size:20px;font-weight:600;line-height:28px;color:${color.ink}"><span class="mark" style="display:inline-block;width:12px;height:12px;margin-right:8px;border-radius:3px;background:${color.brick}"></span>${escapeHtml(frame.appName)}</p>
<div class="card" style="padding:28px;border:1px solid ${color.line};border-radius:10px;background:${color.card}">
<h1 class="ink" style="margin:0 0 16px;font-family:${serif};font-size:22px;font-weight:600;line-height:30px;color:${color.ink}">${escapeHtml(content.title)}</h1>
${content.blocks.map((block) => htmlBlock(block, frame)).join('\n')}
</div>
<p class="faint" style="margin:20px 4px 0;font-size:13px;line-height:20px;color:${color.ink3}">${escapeHtml(frame.reason)}<br>${escapeHtml(frame.help)}</p>
</div>
</body>
</html>
`;
}

function htmlBlock(block: MailBlock, frame: MailFrame): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:25px;color:${color.ink}">${lines(block.text)}</p>`;
    case 'note':
      return `<p class="faint" style="margin:0 0 12px;font-size:14px;line-height:21px;color:${color.ink3}">${lines(block.text)}</p>`;
    case 'quote':
      return `<blockquote class="quote" style="margin:0 0 16px;padding:8px 16px;border-left:3px solid ${color.line2};font-size:16px;line-height:25px;color:${color.ink2}">${lines(block.text)}</blockquote>`;
    case 'facts':
      return `<dl class="facts" style="margin:0 0 16px;padding:12px 16px;border-radius:6px;background:${color.sunken}">${block.rows
        .map(
          ([label, value]) =>
            `<dt class="faint" style="margin:0;font-size:13px;line-height:20px;color:${color.ink3}">${escapeHtml(label)}</dt><dd class="ink" style="margin:0 0 8px;font-size:15px;line-height:22px;color:${color.ink};overflow-wrap:anywhere">${escapeHtml(value)}</dd>`,
        )
        .join('')}</dl>`;
    case 'button': {
      const href = escapeHtml(block.href);
      return `<p style="margin:24px 0 16px"><a class="button" href="${href}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${color.brick};color:#ffffff;font-size:16px;font-weight:600;line-height:24px;text-decoration:none">${escapeHtml(block.label)}</a></p>
<p class="faint" style="margin:0 0 16px;font-size:13px;line-height:20px;color:${color.ink3}">${escapeHtml(frame.addressHint)}<br><a class="link" href="${href}" style="color:${color.brickInk};overflow-wrap:anywhere;word-break:break-word">${href}</a></p>`;
    }
  }
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');
