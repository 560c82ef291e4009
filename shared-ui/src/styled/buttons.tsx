import { buttonRecipe } from '@chakra-ui/react/theme';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './boxes.tsx';
import { styled } from './styled.tsx';

// Chakra's hover style makes a button so pale that its text is hard to read.
const darker = { bg: 'color-mix(in srgb, {colors.colorPalette.solid} 88%, {colors.fg})' };
const { variants } = buttonRecipe as Required<typeof buttonRecipe>;

const ButtonBox = styled('button', {
  ...buttonRecipe,
  variants: {
    ...variants,
    variant: {
      ...variants.variant,
      solid: { ...variants.variant.solid, _hover: darker, _expanded: darker },
    },
  },
});
const IconBox = styled(ButtonBox, { base: { px: '0', py: '0', _icon: { fontSize: '1.2em' } } });
const Contents = styled('span', { base: { display: 'contents' } });
const InMiddle = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'absolute',
    top: '50%',
    insetStart: '50%',
    translate: '-50% -50%',
  },
});

export type ButtonProps = ComponentProps<typeof ButtonBox> & {
  /** Waiting for something: disabled, with a turning circle. */
  loading?: boolean | undefined;
  /** Beside the circle, in place of the content. */
  loadingText?: ReactNode;
};

const circle = <Spinner size="inherit" borderWidth="0.125em" color="inherit" />;

function waitingContent(text: ReactNode, content: ReactNode) {
  if (text) {
    return (
      <Contents>
        {circle}
        {text}
      </Contents>
    );
  }
  return (
    <Contents>
      <InMiddle>{circle}</InMiddle>
      <Contents visibility="hidden">{content}</Contents>
    </Contents>
  );
}

const buttonOf = (ButtonLike: typeof ButtonBox) =>
  function Button({ loading = false, loadingText, children, disabled, ...props }: ButtonProps) {
    return (
      <ButtonLike
        {...(!props.asChild && { type: 'button' })}
        {...props}
        {...(loading && { 'data-loading': '' })}
        disabled={loading || disabled}
      >
        {loading && !props.asChild ? waitingContent(loadingText, children) : children}
      </ButtonLike>
    );
  };

export const Button = buttonOf(ButtonBox);
/** A square button with an icon; it needs a label. */
export const IconButton = buttonOf(IconBox);
