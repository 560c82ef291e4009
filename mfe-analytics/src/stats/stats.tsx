import { t } from '@shootline/shared-api';
import { Box, Button, styled, Skeleton, Text, VisuallyHidden } from '@shootline/shared-ui';
import type { ReactNode } from 'react';
import { failureText, retryLabel } from '../figures/figures.tsx';
import type { Part } from '../figures/part.ts';
import { PartBox } from '../figures/part-box.tsx';
import { StatFrame } from './stat-frame.tsx';

/** Cards of single figures, three in a row. */
export const StatGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '3',
    // Room for a figure and a line under it.
    '& section': { minH: '5.5rem' },
  },
});

/** The height of a figure and the line under it. */
const height = '3rem';

/** The cards of single figures of one part of the answer, like `Figures` for charts. */
export function Stats<Data>(props: {
  of: Part<Data>;
  /** The titles of the cards, shown while they load. */
  titles: readonly string[];
  children: (data: Data) => ReactNode;
}) {
  const { of: part, titles, children } = props;
  const { data, hasFailed, retry } = part;
  return (
    <PartBox of={part}>
      {data !== undefined && !hasFailed
        ? children(data)
        : titles.map((title, at) => (
            <StatFrame
              key={title}
              title={title}
              action={
                hasFailed &&
                at === 0 && (
                  <Button size="xs" variant="outline" colorPalette="gray" onClick={retry}>
                    {retryLabel(part)}
                  </Button>
                )
              }
            >
              {hasFailed ? (
                <Text
                  minH={height}
                  fontSize="sm"
                  color="fg.muted"
                  role={at === 0 ? 'alert' : undefined}
                >
                  {failureText}
                </Text>
              ) : (
                <Box minH={height}>
                  <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
                  <Skeleton h={height} />
                </Box>
              )}
            </StatFrame>
          ))}
    </PartBox>
  );
}
