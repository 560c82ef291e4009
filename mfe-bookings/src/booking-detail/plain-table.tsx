import { Box, chakra, VisuallyHidden } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

export interface PlainColumn<Row> {
  header: string;
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
}

interface PlainTableProps<Row> {
  label: string;
  columns: PlainColumn<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  /** Narrower than this, it scrolls sideways. */
  minWidth?: string;
}

/** A short table inside a card; one that is wider than the card scrolls sideways. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { label, columns, rows, keyOf, minWidth = '420px' } = props;
  return (
    <Box
      overflowX="auto"
      role="region"
      aria-label={`${label} table`}
      tabIndex={0}
      focusVisibleRing="outside"
    >
      <Table aria-label={label} minW={minWidth}>
        <thead>
          <tr>
            {columns.map(({ header, isHeaderHidden }) => (
              <Th key={header} scope="col">
                {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ header, cell }) => (
                <Td key={header}>{cell(row)}</Td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

const Table = chakra('table', {
  base: { width: 'full', fontSize: 'sm', borderCollapse: 'collapse' },
});

const Th = chakra('th', {
  base: {
    py: '2',
    pe: '4',
    fontSize: 'xs',
    fontWeight: 'medium',
    color: 'fg.muted',
    textAlign: 'start',
    borderBottomWidth: '1px',
  },
});

const Td = chakra('td', {
  base: {
    py: '2.5',
    pe: '4',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    maxW: '20rem',
    overflowWrap: 'break-word',
  },
});
