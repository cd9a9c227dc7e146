import { fill } from '#messages/fill.ts';
import { messagesFor } from '#messages/locale.ts';
import * as campaignMessages from '#messages/mail/campaign.ts';
import { escapeHtml } from '../html.ts';
import { lightColors as color, mailStyles } from '../styles.ts';
import type { CampaignMail, ResolvedBlock } from './content.ts';

const sans = "'Hanken Grotesk', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const filler = '&#847;&zwnj;&nbsp;'.repeat(40);
const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** The styles of the dark, as the reader asks for them or as a preview does. */
const stylesFor = (look: CampaignMail['look']): string =>
  look === undefined
    ? mailStyles
    : mailStyles
        .replace('color-scheme: light dark', `color-scheme: ${look}`)
        .replace('(prefers-color-scheme: dark)', look === 'dark' ? 'all' : 'not all');

/** One mail of a campaign as HTML: one column, inline styles, and the legal end that nothing takes away. */
export function campaignHtml(mail: CampaignMail): string {
  const { locale, subject, preheader, blocks, openHref, look } = mail;
  const numbered = numberedLinks(mail);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${stylesFor(look)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${color.bg};color:${color.ink};font-family:${sans};-webkit-text-size-adjust:100%">
<div style="display:none;overflow:hidden;line-height:1px;max-height:0;max-width:0;opacity:0">${escapeHtml(preheader)}${filler}</div>
<div role="article" aria-label="${escapeHtml(subject)}" style="max-width:600px;margin:0 auto;padding:24px 16px">
<div class="card" style="padding:24px;border:1px solid ${color.line};border-radius:10px;background:${color.card}">
${blocks.map((block) => htmlBlock(block, numbered)).join('\n')}
</div>
${footer(mail)}
</div>${openHref === null ? '' : `<img src="${escapeHtml(openHref)}" width="1" height="1" alt="">`}
</body>
</html>
`;
}

/** Gives each link its place, in the order of the parts. */
function numberedLinks({ linkHref }: CampaignMail): (href: string) => string {
  let position = 0;
  return (href) => {
    const counted = linkHref(position, href);
    position += 1;
    return escapeHtml(counted);
  };
}

function htmlBlock({ kind, text, href, src, card }: ResolvedBlock, link: (href: string) => string): string {
  switch (kind) {
    case 'heading':
      return `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:32px;font-weight:600;color:${color.ink}">${lines(text)}</h1>`;
    case 'text':
      return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:25px;color:${color.ink}">${lines(text)}</p>`;
    case 'button':
      return href === ''
        ? ''
        : `<p style="margin:24px 0"><a class="button" href="${link(href)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${color.brick};color:#ffffff;font-size:16px;font-weight:600;line-height:24px;text-decoration:none">${escapeHtml(text)}</a></p>`;
    case 'image':
      return imageBlock(src, text, href === '' ? null : link(href));
    case 'divider':
      return `<hr style="margin:24px 0;border:0;border-top:1px solid ${color.line}">`;
    case 'lot':
    case 'operation':
      return card === null
        ? ''
        : `<div class="facts" style="margin:0 0 16px;padding:14px 16px;border-radius:8px;background:${color.sunken}"><p class="ink" style="margin:0;font-size:16px;line-height:24px;font-weight:600;color:${color.ink}">${escapeHtml(card.title)}</p><p class="faint" style="margin:0;font-size:14px;line-height:21px;color:${color.ink3}">${escapeHtml(card.detail)}</p>${card.figure === null ? '' : `<p class="ink" style="margin:6px 0 0;font-size:16px;line-height:24px;color:${color.ink}">${escapeHtml(card.figure)}</p>`}</div>`;
  }
}

function imageBlock(src: string, alt: string, href: string | null): string {
  if (src === '') return '';
  const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" style="display:block;width:100%;max-width:100%;height:auto;border:0;border-radius:8px">`;
  return `<p style="margin:0 0 16px">${href === null ? image : `<a href="${href}">${image}</a>`}</p>`;
}

/** Who writes, why, and the way out. */
function footer({ locale, sender, isFirm, unsubscribeHref }: CampaignMail): string {
  const t = messagesFor(locale, campaignMessages);
  const reason = fill(isFirm ? t.reasonFirm : t.reasonPerson, { company: sender.name });
  return `<p class="faint" style="margin:20px 4px 0;font-size:13px;line-height:20px;color:${color.ink3}">${[sender.name, ...sender.lines, reason].map(escapeHtml).join('<br>')}<br><a class="link" href="${escapeHtml(unsubscribeHref)}" style="color:${color.brickInk}">${escapeHtml(t.unsubscribe)}</a></p>`;
}

/** The same mail as text. */
export function campaignText(mail: CampaignMail): string {
  const t = messagesFor(mail.locale, campaignMessages);
  const { sender, isFirm, unsubscribeHref } = mail;
  const numbered = (() => {
    let position = 0;
    return (href: string): string => {
      const counted = mail.linkHref(position, href);
      position += 1;
      return counted;
    };
  })();
  const parts = mail.blocks.map((block) => textBlock(block, numbered)).filter((part) => part !== '');
  const reason = fill(isFirm ? t.reasonFirm : t.reasonPerson, { company: sender.name });
  return [
    ...parts,
    ['-- ', sender.name, ...sender.lines, reason, `${t.unsubscribe} : ${unsubscribeHref}`].join('\n'),
    '',
  ].join('\n\n');
}

function textBlock({ kind, text, href, src, card }: ResolvedBlock, link: (href: string) => string): string {
  switch (kind) {
    case 'heading':
    case 'text':
      return text;
    case 'button':
      return href === '' ? '' : `${text} :\n${link(href)}`;
    case 'image':
      return src === '' ? '' : [text, href === '' ? '' : link(href)].filter(Boolean).join('\n');
    case 'divider':
      return '----';
    case 'lot':
    case 'operation':
      return card === null ? '' : [card.title, card.detail, card.figure].filter(Boolean).join('\n');
  }
}
