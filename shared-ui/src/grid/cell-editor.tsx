import { styled } from '@shootline/shared-ui';
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Movement } from './grid-keys.ts';
import { oneLine } from './transfer.ts';

/** The movement after Enter or Tab ends the editing of a cell. */
function leadsTo({ key, shiftKey }: KeyboardEvent): Movement | undefined {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return undefined;
}

interface CellEditorProps {
  label: string;
  text: string;
  maxLength: number;
  /** Receives the typed text, even when the page is closed. */
  onCommit: (text: string) => void;
  /** Called afterwards; without a movement the focus has already moved elsewhere. */
  onEnd: (movement: Movement | 'stay' | undefined) => void;
}

/** The field in a cell being edited: Enter and Tab commit and move, Escape cancels. */
export function CellEditor({ label, text, maxLength, onCommit, onEnd }: CellEditorProps) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef(text);
  const isOver = useRef(false);
  const isGone = useRef(false);
  const finish = (movement: Movement | 'stay' | undefined, isCommitted: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isCommitted && typed.current !== text) onCommit(oneLine(typed.current));
    onEnd(movement);
  };
  const leave = useEffectEvent(() => finish(undefined, true));
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
    // A reload or an ended session removes the page without a blur.
    isGone.current = false;
    const onLeave = () => leave();
    window.addEventListener('pagehide', onLeave);
    return () => {
      window.removeEventListener('pagehide', onLeave);
      isGone.current = true;
      // React's strict mode unmounts a field and mounts it again at once.
      queueMicrotask(() => isGone.current && onLeave());
    };
  }, []);
  return (
    <Field
      ref={field}
      aria-label={label}
      defaultValue={text}
      maxLength={maxLength}
      autoComplete="off"
      onChange={(event) => {
        typed.current = event.target.value;
      }}
      onBlur={() => finish(undefined, true)}
      onKeyDown={(event) => {
        event.stopPropagation();
        const movement = leadsTo(event);
        if (event.key === 'Escape') finish('stay', false);
        else if (movement) finish(movement, true);
        else return;
        event.preventDefault();
      }}
    />
  );
}

const Field = styled('input', {
  base: {
    position: 'absolute',
    inset: '0',
    px: '2',
    bg: 'bg.panel',
    color: 'fg',
    fontSize: 'inherit',
    textAlign: 'inherit',
    outline: '2px solid',
    outlineColor: 'brand.solid',
    outlineOffset: '-2px',
  },
});
