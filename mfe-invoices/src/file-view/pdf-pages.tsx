import { Stack } from '@shootline/shared-ui';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState } from 'react';
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
  const current = useRef<PDFDocumentProxy | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = (opened: PDFDocumentProxy | null) => {
      current.current = opened;
      setDocument(opened);
    };
    const pdf = openPdf(content);
    pdf.document.then(
      (opened) => !isGone && show(opened),
      () => !isGone && onFailure(),
    );
    return () => {
      isGone = true;
      show(null);
      pdf.destroy();
    };
  }, [content, onFailure]);
  const onPageFailure = useCallback(() => {
    // Pages of a closed document cannot be read, which says nothing about the file.
    if (document === current.current) onFailure();
  }, [document, onFailure]);
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
          onFailure={onPageFailure}
        />
      ))}
    </Stack>
  );
}
