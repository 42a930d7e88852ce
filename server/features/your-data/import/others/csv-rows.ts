const fieldEnd = /[,\r\n]/g;

/** Return the rows of a CSV text (RFC 4180) in linear time. An unclosed quotation extends to the end of the text. */
export function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let field = '';
    if (text[at] === '"') {
      const parts: string[] = [];
      for (;;) {
        const end = text.indexOf('"', at + 1);
        parts.push(text.slice(at + 1, end < 0 ? text.length : end));
        at = end < 0 ? text.length : end + 1;
        if (text[at] !== '"') break;
      }
      field = parts.join('"');
    }
    const end = nextEnd(text, at);
    row.push(field + text.slice(at, end));
    at = end;
    if (text[at] === ',') {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    }
    rows.push(row);
    row = [];
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
  }
  return rows;
}

/** Return where a CSV field ends: at a comma, a line break or the end of the text. */
function nextEnd(text: string, start: number): number {
  fieldEnd.lastIndex = start;
  return fieldEnd.exec(text)?.index ?? text.length;
}
