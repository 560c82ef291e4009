import { styled } from '@shootline/shared-ui';
import type { PointerEvent } from 'react';
import { possibleWidth } from './arrangement.ts';

export interface Resizing {
  /** Called at each step of a drag. */
  onPreview: (columnId: string, width: number) => void;
  /** Called at the end of a drag; without a width the column returns to its default. */
  onResize: (columnId: string, width: number | undefined) => void;
}

/** The edge of a header that resizes its column; a double click restores the default width. */
export function ResizeHandle({ columnId, resizing }: { columnId: string; resizing: Resizing }) {
  const drag = (down: PointerEvent<HTMLElement>) => {
    const { currentTarget: handle, pointerId, clientX: from, button } = down;
    const header = handle.parentElement;
    if (!header || button !== 0) return;
    down.preventDefault();
    handle.setPointerCapture(pointerId);
    const start = header.getBoundingClientRect().width;
    let width: number | undefined;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      width = possibleWidth(start + clientX - from);
      resizing.onPreview(columnId, width);
    };
    const drop = () => {
      handle.removeEventListener('pointermove', move);
      if (width !== undefined) resizing.onResize(columnId, width);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', drop, { once: true });
  };
  return (
    <Edge
      aria-hidden
      data-resize={columnId}
      onPointerDown={drag}
      onDoubleClick={() => resizing.onResize(columnId, undefined)}
    />
  );
}

const Edge = styled('span', {
  base: {
    position: 'absolute',
    insetEnd: '0',
    insetBlock: '1',
    width: '2',
    cursor: 'col-resize',
    touchAction: 'none',
    borderEndWidth: '2px',
    borderColor: 'transparent',
    _hover: { borderColor: 'border.emphasized' },
    _active: { borderColor: 'brand.solid' },
  },
});
