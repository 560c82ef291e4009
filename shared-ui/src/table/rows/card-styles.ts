import { styled } from '@shootline/shared-ui';
import { ringRoom, row, rowStates, twoLines } from './row-styles.ts';

const onOneLine = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const hasCorner = '&:has(> [data-cell=corner]:not(:empty))';

/** In wide cards. */
const onSecondLine = '[data-cell=second], [data-cell=third]';

/** The body of a list of cards with three lines each; from 600 px on the last two are one. */
export const Cards = styled('tbody', {
  base: {
    display: 'block',
    [row]: {
      ...rowStates,
      '--corner': '0rem',
      '--beside-button': '0rem',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      columnGap: '2',
      rowGap: { base: '2', sm: '0' },
      px: '4',
      py: { base: '3', sm: '2' },
      borderColor: 'border',
      // Ends the first line.
      _after: { sm: { content: '""', flexBasis: 'full', order: '1', height: '1' } },
      [`& > :is(${onSecondLine}, [data-cell=more])`]: { sm: { order: '2' } },
      [hasCorner]: { '--corner': '2rem' },
      '&:has(> [data-cell=corner] button)': {
        '--corner': '5rem',
        '--beside-button': '5rem',
        sm: { '--corner': '0rem', '--beside-button': '0rem', pe: '28' },
      },
      '--beside-second': '0rem',
      '&:has(> [data-cell=corner] button):not(:has(> [data-cell=third]:not(:empty)))': {
        '--beside-second': '5rem',
      },
      '&:has(> [data-cell=box])': { ps: '11' },
    },
    [`${row} > td`]: {
      display: 'block',
      minW: '0',
      maxW: 'full',
      overflowWrap: 'anywhere',
      '&:empty': { display: 'none' },
      '& [data-under]': { display: 'inline', _before: { content: '" · "' } },
      '&[data-cell=title]': {
        flex: '1',
        fontSize: 'md',
        fontWeight: 'semibold',
        '& > [data-clamp], & > [data-clamp] > a': { ...twoLines, ...ringRoom },
        '& [data-under]': { display: 'none' },
      },
      '&[data-cell=chip]': {
        flex: 'none',
        maxW: '50%',
        textAlign: 'end',
        '& [data-under]': {
          display: 'block',
          fontSize: 'xs',
          color: 'fg.muted',
          _before: { display: 'none' },
        },
      },
      '&[data-cell=second], &[data-cell=third]': { color: 'fg.muted', fontSize: '0.8125rem' },
      '&[data-cell=second]': {
        flexBasis: 'full',
        pe: 'var(--beside-second)',
        color: 'fg',
        '& > [data-clamp]': onOneLine,
        sm: { flexBasis: 'auto', maxW: '55%', pe: '0' },
      },
      '&[data-cell=third]': {
        maxW: 'calc(100% - var(--corner))',
        '& > [data-clamp]': onOneLine,
        '&:has(~ [data-cell=third]:not(:empty))': {
          maxW: 'calc(50% - var(--corner) / 2 - 0.5rem)',
          sm: { maxW: '40%' },
        },
      },
      [`&:is(${onSecondLine}):has(~ :is(${onSecondLine}):not(:empty))`]: {
        sm: { display: 'flex', gap: '2', _after: { content: '"·"' } },
      },
      // Takes the rest of the line.
      '&[data-cell=third]:not(:empty) ~ [data-cell=third]:not(:empty)': {
        flex: { base: '1 1 40%', sm: '1 1 auto' },
        maxW: 'full',
        pe: 'var(--corner)',
        display: 'flex',
        gap: '2',
        _before: { content: '"·"', display: { sm: 'none' } },
      },
      '&[data-cell=more]': {
        flexBasis: 'full',
        mt: { sm: '1' },
        pe: 'var(--beside-button)',
        fontSize: 'xs',
        color: 'fg.muted',
        '& > [data-clamp]': twoLines,
      },
      '&[data-cell=box]': { position: 'absolute', insetStart: '0', top: '0', p: '3' },
      // A link there has 12 px of padding, so a finger can hit it.
      '&[data-cell=corner]': { position: 'absolute', insetEnd: '1', bottom: '0' },
      // Below the second line, or beside both.
      '&[data-cell=corner]:has(button)': {
        insetEnd: '4',
        bottom: '1',
        sm: { insetBlock: '0', display: 'flex', alignItems: 'center' },
      },
    },
  },
});
