import { useLayoutEffect, useState } from 'react';

const waiting = new Set<() => void>();
let isOneDrawn = false;

function drawNext(): void {
  const [draw] = waiting;
  isOneDrawn = draw !== undefined;
  if (!draw) return;
  waiting.delete(draw);
  draw();
  // What was drawn is shown, and clicks and keys are answered, before the next.
  requestAnimationFrame(() => setTimeout(drawNext));
}

/** Whether a card may be drawn: one comes after another, in their order on the page. */
export function useTurn(): boolean {
  const [isTurn, setTurn] = useState(false);
  useLayoutEffect(() => {
    const draw = () => setTurn(true);
    waiting.add(draw);
    if (!isOneDrawn) drawNext();
    return () => void waiting.delete(draw);
  }, []);
  return isTurn;
}
