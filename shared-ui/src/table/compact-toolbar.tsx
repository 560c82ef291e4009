import { t } from '@shootline/shared-api';
import { Box, Flex, Icon, IconButton, Select } from '@shootline/shared-ui';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ReactNode, useId } from 'react';
import type { Column, Sort } from './columns/column.ts';

/** Replaces the header row above cards: sorting and selecting all. */
export function CompactToolbar<Row>({
  columns,
  sort,
  onSortToggle,
  selectAll,
}: {
  columns: Column<Row>[];
  sort?: Sort | null;
  onSortToggle?: (field: string) => void;
  selectAll?: ReactNode;
}) {
  const id = useId();
  const sortable = columns.filter(({ sortBy }) => sortBy);
  const isSortable = onSortToggle && sortable.length > 0;
  if (!isSortable && selectAll === undefined) return null;
  const isAscending = sort?.asc ?? true;
  return (
    <Flex align="center" gap="2" px="4" py="1" bg="bg.subtle" borderBottomWidth="1px">
      {isSortable && (
        <>
          <Box asChild fontSize="sm" color="fg.muted" whiteSpace="nowrap">
            <label htmlFor={id}>{t('Sort by')}</label>
          </Box>
          <Select
            id={id}
            size="sm"
            value={sort?.sortBy ?? ''}
            onChange={(event) => onSortToggle(event.target.value)}
          >
            {!sort && <option value="" />}
            {sortable.map(({ id: columnId, sortBy, header }) => (
              <option key={columnId} value={sortBy}>
                {header}
              </option>
            ))}
          </Select>
          <IconButton
            size="sm"
            variant="outline"
            colorPalette="gray"
            aria-label={
              isAscending ? t('Ascending. Sort descending') : t('Descending. Sort ascending')
            }
            disabled={!sort}
            onClick={() => sort && onSortToggle(sort.sortBy)}
          >
            <Icon icon={isAscending ? ArrowUp : ArrowDown} size={16} />
          </IconButton>
        </>
      )}
      {selectAll !== undefined && <Box ms="auto">{selectAll}</Box>}
    </Flex>
  );
}
