import type { MailBlock, MailContent } from './content.ts';
import type { MailFrame } from './frame.ts';

/** The text part: the same words, and the same addresses on lines of their own. */
export function mailText(content: MailContent, frame: MailFrame): string {
  return [
    content.title,
    ...content.blocks.map(textBlock),
    ['-- ', frame.appName, frame.reason, frame.help].join('\n'),
    '',
  ].join('\n\n');
}

function textBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'facts':
      return block.rows.map(([label, value]) => `${label} : ${value}`).join('\n');
    case 'button':
      return `${block.label} :\n${block.href}`;
  }
}
