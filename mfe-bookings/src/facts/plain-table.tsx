import { t } from '@shootline/shared-api';
import { Box, styled, Flex, Stack, useIsDesktop, VisuallyHidden } from '@shootline/shared-ui';
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
  /** Whether narrow screens also show a table, instead of labels and values. */
  fitsPhone?: boolean;
}

/** A short table in a card. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const isDesktop = useIsDesktop();
  return isDesktop || props.fitsPhone ? <WideTable {...props} /> : <Rows {...props} />;
}

function Rows<Row>({ label, columns, rows, keyOf }: PlainTableProps<Row>) {
  return (
    <Stack as="ul" listStyleType="none" aria-label={label} gap="4" fontSize="sm">
      {rows.map((row) => (
        <Stack as="li" key={keyOf(row)} gap="1" pb="4" borderBottomWidth="1px">
          {columns.map(({ header, isHeaderHidden, cell }) => (
            <Flex key={header} gap="4" justify="space-between">
              <Box color="fg.muted" flexShrink="0">
                {!isHeaderHidden && header}
              </Box>
              <Box minW="0" textAlign="end" overflowWrap="anywhere">
                {cell(row)}
              </Box>
            </Flex>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

/** Scrolls sideways if it is wider than the card. */
function WideTable<Row>({ label, columns, rows, keyOf, fitsPhone }: PlainTableProps<Row>) {
  return (
    <Box
      overflowX="auto"
      role="region"
      aria-label={t('{label} table', { label })}
      tabIndex={0}
      focusVisibleRing="outside"
    >
      <Table aria-label={label} minW={fitsPhone ? undefined : '420px'}>
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

const Table = styled('table', {
  base: { width: 'full', fontSize: 'sm', borderCollapse: 'collapse' },
});

const Th = styled('th', {
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

const Td = styled('td', {
  base: {
    py: '2',
    pe: '4',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    maxW: '20rem',
    overflowWrap: 'break-word',
  },
});
