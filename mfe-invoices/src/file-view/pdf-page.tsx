import { t } from '@shootline/shared-api';
import { Box, styled, VisuallyHidden } from '@shootline/shared-ui';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { amountsIn, type Marks } from '../file-text/amounts.ts';

// Limits the canvas: more pixels than any screen has for an A4 page.
const mostPixels = 4096;

type TextItem = Extract<
  Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number],
  { str: string }
>;

/** A page with its pieces of text. */
interface ReadPage {
  page: PDFPageProxy;
  items: TextItem[];
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<ReadPage> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  return { page, items: items.filter((item): item is TextItem => 'str' in item) };
}

/** The places of marked amounts, in parts of the page's width and height. */
function marksOn({ page, items }: ReadPage, { amounts, currency }: Marks) {
  const whole = page.getViewport({ scale: 1 });
  return items
    .filter(({ str }) => amountsIn(str, currency).some((amount) => amounts.includes(amount)))
    .map(({ transform, width, height }) => {
      const [x, y]: number[] = transform.slice(4);
      if (x === undefined || y === undefined) return null;
      const [left = 0, top = 0] = whole.convertToViewportPoint(x, y + height);
      const [right = 0, bottom = 0] = whole.convertToViewportPoint(x + width, y);
      return {
        left: `${(Math.min(left, right) / whole.width) * 100}%`,
        top: `${(Math.min(top, bottom) / whole.height) * 100}%`,
        width: `${(Math.abs(right - left) / whole.width) * 100}%`,
        height: `${(Math.abs(bottom - top) / whole.height) * 100}%`,
      };
    })
    .filter((mark) => mark !== null);
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
  marks?: Marks | undefined;
  onFailure: () => void;
}) {
  const { document, number, name, zoom, marks, onFailure } = props;
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
    <Box ref={frame} position="relative" bg="white" shadow="sm" style={{ width: `${zoom * 100}%` }}>
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
      {read && (
        <VisuallyHidden as="p">
          {read.items
            .map(({ str }) => str)
            .join(' ')
            .trim() || t('It has no text.')}
        </VisuallyHidden>
      )}
      {read &&
        marks &&
        marksOn(read, marks).map((place, index) => <Mark key={index} style={place} />)}
    </Box>
  );
}

// The page is white in both colour modes.
const Mark = styled('span', {
  base: {
    position: 'absolute',
    outline: '2px solid #15803d',
    outlineOffset: '2px',
    pointerEvents: 'none',
  },
});

const Canvas = styled('canvas', { base: { display: 'block', width: 'full' } });
