import { headingRecipe, linkRecipe, skeletonRecipe, spinnerRecipe } from '@chakra-ui/react/theme';
import { type AliasProps, type Styled, styled } from './styled.tsx';

export const Box = styled('div');
export const Text = styled('p');
export const Heading = styled('h2', headingRecipe);
export const Link = styled('a', linkRecipe);
export const Spinner = styled('span', spinnerRecipe);
/** A short word or number on a colour. States of records have `StateChip`, which is as high. */
export const Badge = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxW: 'full',
    minH: '6',
    px: '2',
    borderRadius: 'full',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: '1rem',
    whiteSpace: 'nowrap',
  },
});
/** A grey place for content that is still loading. */
export const Skeleton = styled('div', skeletonRecipe);

const flexNames = {
  direction: 'flexDirection',
  align: 'alignItems',
  justify: 'justifyContent',
  wrap: 'flexWrap',
} as const;

type FlexBox = Styled<'div', AliasProps<typeof flexNames>>;

export const Flex: FlexBox = styled('div', { base: { display: 'flex' } }, flexNames);

/** A column with gaps. */
export const Stack: FlexBox = styled(Flex, { base: { flexDirection: 'column', gap: '0.5rem' } });
/** A row with gaps. */
export const HStack: FlexBox = styled(Stack, {
  base: { flexDirection: 'row', alignItems: 'center' },
});
export const Center: FlexBox = styled(Flex, {
  base: { alignItems: 'center', justifyContent: 'center' },
});

const gridNames = {
  templateColumns: 'gridTemplateColumns',
  templateRows: 'gridTemplateRows',
  templateAreas: 'gridTemplateAreas',
  autoFlow: 'gridAutoFlow',
  autoColumns: 'gridAutoColumns',
  autoRows: 'gridAutoRows',
} as const;

export const Grid: Styled<'div', AliasProps<typeof gridNames>> = styled(
  'div',
  { base: { display: 'grid' } },
  gridNames,
);

/** Takes the room that is left in a row. */
export const Spacer = styled('div', {
  base: { flex: '1', justifySelf: 'stretch', alignSelf: 'stretch' },
});

/** Text for screen readers only. */
export const VisuallyHidden = styled('span', {
  base: {
    border: '0',
    clip: 'rect(0, 0, 0, 0)',
    height: '1px',
    width: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    position: 'absolute',
  },
});
