import { t, type Invoice, numberText } from '@shootline/shared-api';
import { Box, Button, Icon, useIsWide } from '@shootline/shared-ui';
import { countText } from '@shootline/shared-ui/filters';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { invoiceDetailQueries } from '../invoice/invoice-detail.queries.ts';
import type { InvoiceListQuery } from '../invoice/invoice.queries.ts';
import { totalsOf } from './totals.ts';
import { TotalsByCurrency, TotalsTable, type TotalsTableProps } from './totals-table.tsx';

/** In pixels: the three columns of a currency with long amounts; the head of a line with the button. */
const CURRENCY_WIDTH = 310;
const HEAD_WIDTH = 230;

/** Number of currencies that fit into the element, at least one. */
function useFittingCount(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(1);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () =>
      setRoom(Math.max(1, Math.floor((current.clientWidth - HEAD_WIDTH) / CURRENCY_WIDTH)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

interface TotalsProps {
  query: InvoiceListQuery;
  /** The selected invoices in the list. */
  selected: readonly Invoice[];
  /** Number of selected invoices outside the list. */
  elsewhere: number;
}

function useTotals({ query, selected, elsewhere }: TotalsProps) {
  const { data, isError, isPlaceholderData, isFetching, refetch } = useQuery({
    ...invoiceDetailQueries.totals(query),
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  const chosen = useMemo(() => totalsOf(selected), [selected]);
  const totals = data?.totals;
  const currencies = [...new Set([...(totals ?? []), ...chosen].map(({ currency }) => currency))];
  const failed = (
    <>
      {t('The totals could not be loaded.')}{' '}
      <Button
        size="2xs"
        variant="outline"
        disabled={isFetching}
        onClick={() => void refetch()}
        aria-label={t('Retry loading the totals')}
      >
        {t('Retry')}
      </Button>
    </>
  );
  const note = isError
    ? failed
    : totals === null && t('More than 10,000 invoices match: filter them to see their totals.');
  const count = numberText(selected.length);
  const table: TotalsTableProps = {
    currencies: currencies.sort(),
    filtered: {
      label: t('Filtered'),
      count: data && !isError ? countText(data.count) : '',
      sums: totals ?? undefined,
    },
    selected: {
      label: t('Selected'),
      // The costs of invoices outside the list are not loaded.
      count: elsewhere > 0 ? t('{count} in this list', { count }) : count,
      sums: chosen,
    },
    note,
  };
  return { table, isOutdated: isPlaceholderData };
}

/**
 * The total costs of the filtered and of the selected invoices by currency: one line each, and a panel when
 * not all currencies fit, or on a phone.
 */
export function Totals(props: TotalsProps) {
  const { table, isOutdated } = useTotals(props);
  const { currencies, filtered, selected } = table;
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const room = useFittingCount(frame);
  const id = useId();
  const beyond = isWide ? currencies.length - room : currencies.length;
  const more = t('+{beyond, plural, one {# currency} other {# currencies}}', { beyond });
  const counts = [filtered, selected].map(({ label, count }) => `${label} ${count || '…'}`);
  const hasPanel = beyond > 0 || (!isWide && Boolean(table.note));
  const isPanel = isOpen && hasPanel;
  return (
    <Box
      ref={frame}
      role="region"
      aria-label={t('Totals')}
      aria-busy={isOutdated}
      flex={{ base: 'none', lg: '1' }}
      minW="0"
      // Keeps the height while there is nothing to add up.
      minH={{ lg: '3.75rem' }}
      fontSize="xs"
      lineHeight="1.125rem"
      display="flex"
      flexDirection={{ base: 'column-reverse', lg: 'row' }}
      alignItems={{ base: 'stretch', lg: 'center' }}
      gap={{ base: '1', lg: '5' }}
    >
      <Box
        id={id}
        minW="0"
        maxH="50vh"
        // Focusable, so the keyboard can scroll it.
        tabIndex={isPanel ? 0 : undefined}
        overflowY="auto"
        opacity={isOutdated ? '0.5' : undefined}
        hidden={!isWide && !isPanel}
      >
        {isPanel ? (
          <TotalsByCurrency {...table} />
        ) : (
          isWide && <TotalsTable {...table} currencies={currencies.slice(0, room)} />
        )}
      </Box>
      {(hasPanel || !isWide) && (
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          flexShrink="0"
          aria-expanded={isPanel}
          aria-controls={id}
          disabled={!hasPanel}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isWide
            ? isPanel
              ? t('Fewer Currencies')
              : more
            : t('Totals: {counts}', { counts: counts.join(', ') })}
          <Icon icon={isPanel ? ChevronDown : ChevronUp} size={14} />
        </Button>
      )}
    </Box>
  );
}
