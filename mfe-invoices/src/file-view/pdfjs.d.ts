declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export { getDocument } from 'pdfjs-dist';
}

/** Provides its parser to the page, in place of a worker. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {}
