import { ComboboxContent, ComboboxItem, ComboboxPositioner } from '@chakra-ui/react/combobox';
import type { ComponentProps, ReactNode } from 'react';

/** The list of options below the input of a combobox. */
export function OptionList({ children }: { children: ReactNode }) {
  return (
    <ComboboxPositioner>
      <ComboboxContent
        maxH="min(18rem, var(--available-height))"
        borderWidth="1px"
        shadow="lg"
        fontSize="inherit"
        lineHeight="inherit"
      >
        {children}
      </ComboboxContent>
    </ComboboxPositioner>
  );
}

/** One option of an `OptionList`. */
export function Option(props: ComponentProps<typeof ComboboxItem>) {
  return (
    <ComboboxItem
      display="block"
      flexShrink="0"
      px="3"
      fontSize="sm"
      cursor="pointer"
      _highlighted={{ bg: 'bg.muted' }}
      _checked={{ fontWeight: 'semibold' }}
      {...props}
    />
  );
}
