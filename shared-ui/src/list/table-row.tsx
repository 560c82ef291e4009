import { Box, chakra } from '@shootline/shared-ui';
import type { MouseEvent, ReactNode, Ref } from 'react';
import type { Column } from './column.ts';
import { isRowClick } from './open-row.ts';

export type TableRowProps<Row> = {
  ref?: Ref<HTMLTableRowElement>;
  row: Row;
  index: number;
  columns: Column<Row>[];
  isCompact: boolean;
  isSelected: boolean;
  /** Set when the table says how many rows it has in all. */
  ariaRowIndex?: number;
  selectBox?: ReactNode;
  onOpen?: (row: Row, event: MouseEvent) => void;
};

/** A row of the table, or, in narrow windows, a card with a label for each value. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { ref, row, index, columns, isCompact, isSelected, ariaRowIndex, selectBox, onOpen } =
    props;
  const open = onOpen && ((event: MouseEvent) => isRowClick(event) && onOpen(row, event));
  const RowElement = isCompact ? CardTr : Tr;
  const CellElement = isCompact ? CardTd : Td;
  return (
    <RowElement
      ref={ref}
      role="row"
      data-index={index}
      data-selected={isSelected ? '' : undefined}
      aria-rowindex={ariaRowIndex}
      cursor={open ? 'pointer' : undefined}
      onClick={open}
      onAuxClick={open && ((event: MouseEvent) => event.button === 1 && open(event))}
    >
      {selectBox !== undefined && (
        <CellElement role="cell" {...(isCompact ? cardBox : { px: 0, textAlign: 'center' })}>
          {selectBox}
        </CellElement>
      )}
      {columns.map((column) => {
        const isTitle = column.priority === 'title';
        return (
          <CellElement
            key={column.id}
            role="cell"
            {...(isCompact
              ? { gridColumn: isTitle ? '1 / -1' : undefined, pe: isTitle && selectBox ? 8 : 0 }
              : { textAlign: column.align ?? 'start' })}
            fontWeight={isTitle ? 'semibold' : undefined}
            fontSize={isCompact && isTitle ? 'md' : 'sm'}
          >
            {isCompact && !isTitle && !column.isHeaderHidden && (
              <Box aria-hidden fontSize="xs" color="fg.muted" mb="0.5">
                {column.header}
              </Box>
            )}
            {column.cell(row)}
          </CellElement>
        );
      })}
    </RowElement>
  );
}

const cardBox = { position: 'absolute', top: '4', insetEnd: '4' } as const;

const rowStates = {
  transition: 'background 0.12s',
  _hover: { bg: 'bg.subtle' },
  _focusWithin: { bg: 'bg.subtle' },
  '&[data-selected]': { bg: 'brand.subtle' },
} as const;

const Tr = chakra('tr', {
  base: { ...rowStates, '&:not(:last-of-type) > td': { borderBottomWidth: '1px' } },
});

const Td = chakra('td', {
  base: {
    h: '14',
    px: '3',
    py: '2.5',
    verticalAlign: 'middle',
    borderColor: 'border.muted',
    overflowWrap: 'anywhere',
    lineHeight: '1.35',
    _first: { ps: '4' },
    _last: { pe: '4' },
  },
});

const CardTr = chakra('tr', {
  base: {
    ...rowStates,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '4',
    rowGap: '3',
    p: '4',
    '&:not(:last-of-type)': { borderBottomWidth: '1px' },
  },
});

const CardTd = chakra('td', {
  base: { display: 'block', minW: '0', overflowWrap: 'anywhere', lineHeight: '1.4' },
});
