import type { House, Message, MessageBlock } from '#mail/message.ts';

/** A message in both forms, signed by the house. */
export function setMessage(message: Message, house: House): { text: string; html: string } {
  const signature = [house.name, house.owner, `${house.emails.info} · ${house.phones.sales}`];
  return {
    text: `${message.blocks.map(setText).join('\n\n')}\n\n-- \n${signature.join('\n')}\n`,
    html:
      '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">' +
      `<title>${escapeHtml(message.subject)}</title></head>` +
      '<body style="font-family:sans-serif;line-height:1.5;color:#16224a;max-width:40em">' +
      message.blocks.map(setHtml).join('') +
      `<p style="border-top:1px solid #d8d1c0;padding-top:1em;color:#3d486f">${setLines(signature.join('\n'))}</p>` +
      '</body></html>',
  };
}

function setText(block: MessageBlock): string {
  if (typeof block === 'string') return block;
  return block.map(([label, value]) => `${label}: ${value.replaceAll('\n', '\n  ')}`).join('\n');
}

function setHtml(block: MessageBlock): string {
  if (typeof block === 'string') return `<p>${setLines(block)}</p>`;
  const rows = block.map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:.2em 1em .2em 0">${escapeHtml(label)}</th>` +
      `<td style="padding:.2em 0">${setLines(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse">${rows.join('')}</table>`;
}

function setLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
