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
  const isOpen = useRef(false);
  useEffect(() => {
    let isGone = false;
    isOpen.current = true;
    const pdf = openPdf(content);
    pdf.document.then(
      (opened) => !isGone && setDocument(opened),
      () => !isGone && onFailure(),
    );
    return () => {
      isGone = true;
      isOpen.current = false;
      setDocument(null);
      pdf.destroy();
    };
  }, [content, onFailure]);
  // Pages of a closed document cannot be read, which says nothing about the file.
  const onPageFailure = useCallback(() => isOpen.current && onFailure(), [onFailure]);
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
