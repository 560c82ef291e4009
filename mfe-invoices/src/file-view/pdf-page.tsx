import { t } from '@shootline/shared-api';
import { Box, chakra, VisuallyHidden } from '@shootline/shared-ui';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';

// Limits the canvas: more pixels than any screen has for an A4 page.
const mostPixels = 4096;

/** A page, and its text for screen readers. */
interface ReadPage {
  page: PDFPageProxy;
  text: string;
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<ReadPage> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  return { page, text: items.map((item) => ('str' in item ? item.str : '')).join(' ') };
}

/** Whether the element has been near the viewport once. */
function useIsNear(element: { current: HTMLElement | null }) {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '600px' },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** A page of a PDF file, drawn once it comes near the viewport. */
export function PdfPage(props: {
  document: PDFDocumentProxy;
  number: number;
  name: string;
  zoom: number;
  onFailure: () => void;
}) {
  const { document, number, name, zoom, onFailure } = props;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useIsNear(frame);
  const [read, setRead] = useState<ReadPage | null>(null);

  useEffect(() => {
    let isGone = false;
    if (isNear) {
      readPage(document, number).then(
        (page) => !isGone && setRead(page),
        () => !isGone && onFailure(),
      );
    }
    return () => {
      isGone = true;
    };
  }, [document, number, isNear, onFailure]);

  useEffect(() => {
    const element = canvas.current;
    if (!read || !element) return undefined;
    const whole = read.page.getViewport({ scale: 1 });
    const sharp = (element.clientWidth * window.devicePixelRatio) / whole.width;
    const most = mostPixels / Math.max(whole.width, whole.height);
    const viewport = read.page.getViewport({ scale: Math.min(sharp, most) });
    element.width = Math.floor(viewport.width);
    element.height = Math.floor(viewport.height);
    const drawing = read.page.render({ canvas: element, viewport });
    drawing.promise.catch((error: unknown) => {
      const wasCancelled = error instanceof Error && error.name === 'RenderingCancelledException';
      if (!wasCancelled) onFailure();
    });
    return () => drawing.cancel();
  }, [read, zoom, onFailure]);

  const { width, height } = read?.page.getViewport({ scale: 1 }) ?? { width: 210, height: 297 };
  return (
    <Box ref={frame} bg="white" shadow="sm" style={{ width: `${zoom * 100}%` }}>
      <Canvas
        ref={canvas}
        role="img"
        aria-label={t('Page {number} of {count} of {name}', {
          number,
          count: document.numPages,
          name,
        })}
        style={{ aspectRatio: `${width} / ${height}` }}
      />
      {read && <VisuallyHidden as="p">{read.text.trim() || t('It has no text.')}</VisuallyHidden>}
    </Box>
  );
}

const Canvas = chakra('canvas', { base: { display: 'block', width: 'full' } });
