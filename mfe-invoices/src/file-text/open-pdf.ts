import { getDocument } from 'pdfjs-dist/legacy/build/pdf.min.mjs';
// Parses in the page: a worker's script is neither verified nor allowed from another origin.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

/** Reads a PDF file. `document` rejects if it is damaged or has a password; `destroy` frees it. */
export function openPdf(content: Blob) {
  const reading = content.arrayBuffer().then((data) =>
    getDocument({
      data,
      isEvalSupported: false,
      useWasm: false,
      enableXfa: false,
      // The warnings of PDF.js are about the file, not the portal.
      verbosity: 0,
    }),
  );
  return {
    document: reading.then(({ promise }) => promise),
    destroy: () => void reading.then((task) => task.destroy()).catch(() => {}),
  };
}
