import { lazyModule, t } from '@shootline/shared-api';
import {
  Box,
  Button,
  Flex,
  Icon,
  LazyDialog,
  LazyPart,
  useIsWide,
  useKey,
} from '@shootline/shared-ui';
import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { useCallback, useId, useRef, useState } from 'react';
import { FilterRow } from './inputs/filter-field.tsx';
import { FilterInput } from './inputs/filter-input.tsx';
import { type Filter, rowOf } from './filter.ts';

const chips = lazyModule(() => import('./filter-chips.tsx'));
const panels = lazyModule(() => import('./filter-panels.tsx'));

/** Fits DD-MM-YYYY and the calendar's button. */
const widthOfDay = '8.75rem';

const chipsSpace = <Box h="7" mt="2" />;

interface FilteredUrl<Name extends string> {
  filters: Record<Name, string>;
  setFilters: (changes: Partial<Record<Name, string>>) => void;
}

/**
 * The filters above a list: the first five in a row and the rest in a panel, or all in a sheet below 960
 * px. The set filters appear beneath, each removable, with Reset.
 */
export function FilterBar<Name extends string>(props: {
  filters: readonly Filter<Name>[];
  url: FilteredUrl<Name>;
  onReset: () => void;
  /** Called when the filters outside the row are opened. */
  onMore?: () => void;
  /** The most filters in the row. */
  inRow?: number;
  label?: string;
}) {
  const { filters, url, onReset, onMore, inRow = 5, label = t('Filters') } = props;
  const isWide = useIsWide();
  const id = useId();
  const bar = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [resets, setResets] = useState(0);
  const close = useCallback(() => {
    // A field applies its typed text when it loses the focus.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    setIsOpen(false);
  }, []);
  const open = () => {
    onMore?.();
    setIsOpen(true);
  };
  const first = () => bar.current?.querySelector<HTMLElement>('input, select, button');
  useKey('/', t('Filter'), () => (isWide ? first()?.focus() : open()));

  const reset = () => {
    // Remounting the fields also drops typed text that was not passed on yet.
    setResets(resets + 1);
    onReset();
  };
  const onChange = ({ name, clears = [] }: Filter, value: string) => {
    const cleared = clears.map((other) => [other, '']);
    url.setFilters(Object.fromEntries([[name, value], ...cleared]) as Record<Name, string>);
  };
  const row = isWide ? filters.slice(0, rowOf(filters, inRow)) : [];
  const rest = filters.slice(row.length);
  const setCount = rest.filter(({ name }) => url.filters[name] !== '').length;
  const isSet = filters.some(({ name }) => url.filters[name] !== '');
  // Stays in place once shown, even without chips, as it takes the focus of removed ones.
  const [hasChips, setHasChips] = useState(isSet);
  if (isSet && !hasChips) setHasChips(true);
  const opener = isWide ? t('More Filters') : label;
  const panel = { filters: rest, values: url.filters, onChange, resets, onClose: close };

  return (
    <Box asChild mb="2">
      <form ref={bar} role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
        <Flex gap="2" align="flex-start">
          <FilterRow key={resets} value>
            {row.map((filter) => (
              <Box
                key={filter.name}
                flex="1"
                minW={filter.kind === 'day' ? widthOfDay : '0'}
                maxW="15rem"
              >
                <FilterInput
                  filter={filter}
                  value={url.filters[filter.name]}
                  values={url.filters}
                  onChange={(value) => onChange(filter, value)}
                />
              </Box>
            ))}
          </FilterRow>
          {rest.length > 0 && (
            <Button
              id={id}
              size="sm"
              h={isWide ? '8' : '9'}
              flex={isWide ? undefined : { base: '1', md: 'none' }}
              variant="outline"
              colorPalette="gray"
              bg="bg.panel"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={isOpen ? close : open}
            >
              <Icon icon={ListFilter} size={16} />
              {setCount > 0 ? `${opener} (${setCount})` : opener}
            </Button>
          )}
          <Button
            size="sm"
            h={isWide ? '8' : '9'}
            px="2"
            variant="ghost"
            colorPalette="gray"
            onClick={reset}
          >
            <Icon icon={X} size={16} />
            {t('Reset')}
          </Button>
        </Flex>
        {hasChips && (
          <LazyPart of={chips} loading={chipsSpace} failed={() => chipsSpace}>
            {({ FilterChips }) => (
              <FilterChips filters={filters} values={url.filters} onChange={onChange} />
            )}
          </LazyPart>
        )}
        {isOpen && (
          <LazyDialog of={panels} onClose={close}>
            {({ MorePanel, FilterSheet }) =>
              isWide ? (
                <MorePanel {...panel} anchorId={id} />
              ) : (
                <FilterSheet {...panel} title={label} onReset={reset} />
              )
            }
          </LazyDialog>
        )}
      </form>
    </Box>
  );
}
