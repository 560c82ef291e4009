import { t, type BoardRow } from '@shootline/shared-api';

/** The heading above the candidates with a conflict. */
export const unavailable = { offer: t('Cannot be asked'), assign: t('Unavailable for this shoot') };

const isUnavailable = (row: BoardRow | undefined) => Boolean(row?.candidate?.conflicts.length);

/** Whether a row is the first of the candidates with a conflict, who come last. */
export const isFirstUnavailable = (rows: readonly BoardRow[], index: number): boolean =>
  isUnavailable(rows[index]) && !isUnavailable(rows[index - 1]);
