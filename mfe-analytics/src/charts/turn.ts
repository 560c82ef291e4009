import { useLayoutEffect, useState } from 'react';

const waiting = new Set<() => void>();
let isOneDrawn = false;

function drawNext(): void {
  const [draw] = waiting;
  isOneDrawn = draw !== undefined;
  if (!draw) return;
  waiting.delete(draw);
  draw();
  // Lets the browser paint and handle input before it draws the next card.
  requestAnimationFrame(() => setTimeout(drawNext));
}

/** Whether this card may be drawn; cards are drawn one by one in page order. */
export function useDrawTurn(): boolean {
  const [isTurn, setTurn] = useState(false);
  useLayoutEffect(() => {
    const draw = () => setTurn(true);
    waiting.add(draw);
    if (!isOneDrawn) drawNext();
    return () => void waiting.delete(draw);
  }, []);
  return isTurn;
}
