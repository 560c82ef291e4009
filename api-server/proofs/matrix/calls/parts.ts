/** A form with these texts and an optional file. */
export function parts(texts: Record<string, string>, file?: File): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(texts)) form.set(name, value);
  if (file) form.set('file', file);
  return form;
}

/** The smallest file accepted as a PDF. */
export function pdf(name: string): File {
  return new File(['%PDF-1.7\n%%EOF\n'], name, { type: 'application/pdf' });
}
