import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Candidate, UnstaffedBooking } from '@shootline/shared-api';
import { useEffect, useRef, useState } from 'react';
import { conflictOf } from '../../widgets/picker/conflict.ts';
import { isPlaceable, usePlacement } from './placement-context.ts';

/** Makes dragging an element pick its booking. Dropped outside a candidate, the booking is put back. */
export function useDraggable<Element extends HTMLElement>(booking: UnstaffedBooking) {
  const placement = usePlacement();
  const ref = useRef<Element>(null);
  const latest = useRef({ booking, placement });
  useEffect(() => {
    latest.current = { booking, placement };
  });
  const canDrag = isPlaceable(booking);
  useEffect(() => {
    const element = ref.current;
    if (!element || !canDrag) return undefined;
    return draggable({
      element,
      onDragStart: () => latest.current.placement.pick(latest.current.booking),
      onDrop: ({ location }) => {
        if (location.current.dropTargets.length === 0) latest.current.placement.cancel();
      },
    });
  }, [canDrag]);
  return ref;
}

/** Makes the row of an available candidate accept the picked booking by drop. */
export function useDropTarget<Element extends HTMLElement>(candidate: Candidate | null) {
  const placement = usePlacement();
  const ref = useRef<Element>(null);
  const [isOver, setIsOver] = useState(false);
  const latest = useRef({ candidate, placement });
  useEffect(() => {
    latest.current = { candidate, placement };
  });
  const canDrop = candidate !== null && !conflictOf(candidate, placement.way)?.isFinal;
  useEffect(() => {
    const element = ref.current;
    if (!element || !canDrop) return undefined;
    const stop = dropTargetForElements({
      element,
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: () => {
        setIsOver(false);
        if (latest.current.candidate) latest.current.placement.place(latest.current.candidate);
      },
    });
    return () => {
      stop();
      setIsOver(false);
    };
  }, [canDrop]);
  return { ref, 'data-over': isOver ? '' : undefined };
}
