import { t, numberText } from '@shootline/shared-api';
import { Box, styled, VisuallyHidden } from '@shootline/shared-ui';
import type { ComponentProps } from 'react';
import { ChartLink } from './chart-link.tsx';
import type { NumberCell, NumbersTable } from './chart-model.ts';

function Shown({ value, shown, spoken, to }: NumberCell) {
  const text = shown ?? (typeof value === 'number' ? numberText(value) : value);
  if (to) return <CellLink to={to}>{text}</CellLink>;
  if (spoken === undefined) return <>{text}</>;
  return (
    <>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}

/** A link whose target includes the cell's padding. */
const CellLink = (props: ComponentProps<typeof ChartLink>) => <ChartLink my="-1" {...props} />;

/** The numbers of a chart as a table, which scrolls if it is longer than the chart. */
export function ChartTable({ title, table }: { title: string; table: NumbersTable }) {
  return (
    <Box
      role="group"
      aria-label={t('{title}, table', { title })}
      tabIndex={0}
      position="absolute"
      inset="0"
      overflow="auto"
    >
      <Table aria-label={title}>
        <thead>
          <tr>
            {table.headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ id, cells: [name, ...numbers] }) => (
            <tr key={id}>
              <th scope="row">{name && <Shown {...name} />}</th>
              {numbers.map((cell, at) => (
                <td key={table.headings[at + 1]}>
                  <Shown {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}

const Table = styled('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    borderCollapse: 'collapse',
    '& th, & td': {
      borderBottomWidth: '1px',
      borderColor: 'border.muted',
      px: '2',
      py: '1',
      textAlign: 'end',
      verticalAlign: 'baseline',
    },
    '& th:first-of-type': {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '1',
      minW: '7rem',
      bg: 'bg.panel',
      textAlign: 'start',
      ps: '0',
      overflowWrap: 'anywhere',
    },
    '& td': { whiteSpace: 'nowrap' },
    '& td a': { justifyContent: 'flex-end' },
    '& thead th': {
      position: 'sticky',
      top: '0',
      bg: 'bg.panel',
      color: 'fg.muted',
      fontSize: 'xs',
      fontWeight: 'medium',
    },
    '& thead th:first-of-type': { zIndex: '2' },
    '& tbody th': { fontWeight: 'normal' },
  },
});
