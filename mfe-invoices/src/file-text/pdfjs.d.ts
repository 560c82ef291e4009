declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export { getDocument } from 'pdfjs-dist';
}

/** Makes the parser available in the page, so no worker is needed. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {}
