/** A small file whose content is kept by the file storage. */
export type Document = {
  key: string;
  name: string;
  contentType: string;
  content: Uint8Array;
};

/** The columns of a record that owns the document. */
export function storedFile({ key, name, contentType, content }: Document) {
  return { name, contentType, size: content.length, storageKey: key };
}

export function textDocument(key: string, name: string, lines: readonly string[]): Document {
  const content = new TextEncoder().encode(`${lines.join('\n')}\n`);
  return { key, name, contentType: 'text/plain', content };
}

function escaped(line: string): string {
  const plain = line.replace(/[^\x20-\x7e\xa1-\xff]/g, (char) => (char === '’' ? "'" : '-'));
  return plain
    .replace(/[\\()]/g, (char) => `\\${char}`)
    .replace(/[\xa1-\xff]/g, (char) => `\\${char.charCodeAt(0).toString(8)}`);
}

/** A PDF of one page in plain Helvetica. */
export function pdfDocument(key: string, name: string, lines: readonly string[]): Document {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const page = `BT /F1 11 Tf 16 TL 56 780 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const entries = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  const content = new TextEncoder().encode(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${entries}${trailer}`,
  );
  return { key, name, contentType: 'application/pdf', content };
}
