import { Box, styled } from '../basics.ts';
import { inputRecipe } from '@chakra-ui/react/theme';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { Icon } from '../icons/icon.tsx';

const control = {
  bg: 'bg.panel',
  borderColor: 'border.control',
  color: 'fg',
  transition: 'border-color 0.15s',
  _hover: { borderColor: 'fg.subtle' },
  _invalid: { borderColor: 'border.error' },
} as const;

// Chakra's Input brings Ark's field machine; the recipe alone gives the same look.
const BaseInput = styled('input', inputRecipe);
const BaseTextarea = styled('textarea', inputRecipe);
const BaseSelect = styled('select', inputRecipe);

export function Input(props: ComponentProps<typeof BaseInput>) {
  return <BaseInput {...control} {...props} />;
}

/** A multi-line text field that grows with its text, from `rows` to `maxRows`. */
export function Textarea({
  rows = 2,
  maxRows = 4,
  ...props
}: ComponentProps<typeof BaseTextarea> & { maxRows?: number }) {
  return (
    <BaseTextarea
      {...control}
      rows={rows}
      display="block"
      height="auto"
      py="2"
      lineHeight="1.25rem"
      minH={`calc(${rows} * 1.25rem + 1.125rem)`}
      maxH={`calc(${maxRows} * 1.25rem + 1.125rem)`}
      resize="vertical"
      css={{ fieldSizing: 'content' }}
      {...props}
    />
  );
}

/** A native select that looks like the other fields. */
export function Select({ children, ...props }: ComponentProps<typeof BaseSelect>) {
  return (
    <Box position="relative" width="full">
      <BaseSelect {...control} pe="9" cursor="pointer" textOverflow="ellipsis" {...props}>
        {children}
      </BaseSelect>
      <Box
        position="absolute"
        insetEnd="3"
        top="50%"
        transform="translateY(-50%)"
        pointerEvents="none"
        color="fg.muted"
      >
        <Icon icon={ChevronDown} size={16} />
      </Box>
    </Box>
  );
}

/** A native checkbox in the brand's colour. */
export function Checkbox(props: Omit<ComponentProps<typeof Tick>, 'type'>) {
  return <Tick type="checkbox" borderRadius="sm" {...props} />;
}

/** A native radio button in the brand's colour. */
export function Radio(props: Omit<ComponentProps<typeof Tick>, 'type'>) {
  return <Tick type="radio" borderRadius="full" {...props} />;
}

const Tick = styled('input', {
  base: {
    width: '4.5',
    height: '4.5',
    margin: '0',
    verticalAlign: 'middle',
    flexShrink: '0',
    cursor: 'pointer',
    accentColor: 'var(--ui-colors-brand-solid)',
    focusVisibleRing: 'outside',
    _disabled: { cursor: 'not-allowed', opacity: '0.5' },
  },
});
