import { Stack } from '@shootline/shared-ui';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import type { Marks } from '../file-text/amounts.ts';
import { openPdf } from '../file-text/open-pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import { Reading } from './reading.tsx';

/** The pages of a PDF file, one below the other. */
export function PdfPages(props: {
  content: Blob;
  name: string;
  zoom: number;
  marks?: Marks | undefined;
  onFailure: () => void;
}) {
  const { content, name, zoom, marks, onFailure } = props;
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null);
  useEffect(() => {
    let isGone = false;
    const pdf = openPdf(content);
    pdf.document.then(
      (opened) => !isGone && setDocument(opened),
      () => !isGone && onFailure(),
    );
    return () => {
      isGone = true;
      pdf.destroy();
    };
  }, [content, onFailure]);
  if (!document) return <Reading />;
  return (
    <Stack gap="3">
      {Array.from({ length: document.numPages }, (_, index) => (
        <PdfPage
          key={index}
          document={document}
          number={index + 1}
          name={name}
          zoom={zoom}
          marks={marks}
          onFailure={onFailure}
        />
      ))}
    </Stack>
  );
}
