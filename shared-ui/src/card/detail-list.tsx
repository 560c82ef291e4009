import { t } from '@shootline/shared-api';
import { Box, styled } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { Written } from './written-text.tsx';

/**
 * Labels and values of a record, in `columns` columns on wide screens. Phones show one column, or two if
 * the values are short enough for three columns on wide screens.
 */
export function DetailList({
  children,
  columns = 1,
}: {
  children: ReactNode;
  columns?: 1 | 2 | 3;
}) {
  return (
    <List
      gridTemplateColumns={{
        base: `repeat(${columns > 2 ? 2 : 1}, minmax(0, 1fr))`,
        sm: columns > 1 ? 'repeat(2, minmax(0, 1fr))' : undefined,
        xl: `repeat(${columns}, minmax(0, 1fr))`,
      }}
    >
      {children}
    </List>
  );
}

const isEmpty = (value: ReactNode) =>
  value === null || value === undefined || value === false || value === '';

/** The text in place of a missing value. */
export function NotSpecified() {
  return (
    <Box as="span" color="fg.subtle">
      {t('Not specified')}
    </Box>
  );
}

/** A label and its value, or `fallback` if missing. `wide` takes the whole row. */
export function Detail({
  label,
  children,
  fallback = <NotSpecified />,
  wide = false,
}: {
  label: string;
  children?: ReactNode;
  fallback?: ReactNode;
  wide?: boolean;
}) {
  const isMissing = isEmpty(children);
  const value = wide && typeof children === 'string' ? <Written>{children}</Written> : children;
  return (
    <Box minW="0" gridColumn={wide ? '1 / -1' : undefined}>
      <Term>{label}</Term>
      <Description color={isMissing ? 'fg.subtle' : 'fg'}>
        {isMissing ? fallback : value}
      </Description>
    </Box>
  );
}

const List = styled('dl', { base: { display: 'grid', columnGap: '6', rowGap: '4' } });

const Term = styled('dt', {
  base: { fontSize: 'xs', fontWeight: 'medium', color: 'fg.muted' },
});

const Description = styled('dd', {
  base: { margin: '0', fontSize: 'sm', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
