/** Pages are Markdown: parts with a title, tables, words in code. */
export type Row = readonly string[];

/** Nothing at all if there is nothing in it. */
export function part(title: string, intro: string, ...inner: readonly string[]): string {
  const filled = inner.filter((one) => one !== '');
  return filled.length === 0 ? '' : joined(`## ${title}`, intro, ...filled);
}

export function joined(...paragraphs: readonly string[]): string {
  return paragraphs.filter((one) => one !== '').join('\n\n');
}

export function table(head: Row, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', '<br>');
}

export function code(text: string): string {
  return `\`${text}\``;
}
