import { useState } from 'react';
import type { readBoardUrl } from './staffing-url.ts';
import { useBoard } from './use-board.ts';

/**
 * The board, ranked for a `picked` booking if there is one. Who has nothing in its days comes last, folded
 * until the user asks; `listed` is the list that continues below the last row.
 */
export function useFoldingBoard(asked: ReturnType<typeof readBoardUrl>, picked?: string) {
  const { planned, ...query } = asked;
  const board = useBoard({
    ...query,
    ...(picked ? { booking: picked } : planned && { planned }),
  });
  const [isOpen, setIsOpen] = useState(false);
  const { foldedCount: count } = board;
  const isFolding = count > 0 && !board.hasNext && !picked;
  const isUnfolded = isFolding && isOpen;
  const rest = useBoard({ ...query, planned: false }, isUnfolded);
  return {
    board,
    fold: isFolding ? { count, isOpen, toggle: () => setIsOpen(!isOpen) } : undefined,
    foldedRows: isUnfolded ? rest.rows : [],
    listed: isUnfolded ? rest : board,
  };
}
