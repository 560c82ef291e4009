import { Text, type StyledProps } from '@shootline/shared-ui';

/** A value or text that a user wrote. Only these may be translated by the browser. */
export function Written({ children }: { children: string }) {
  // Not on the element around: Chakra takes `translate` for a style.
  return <span translate="yes">{children}</span>;
}

/** A paragraph that a user wrote, with its line breaks. */
export function WrittenText({ children, ...props }: StyledProps<'p'> & { children: string }) {
  return (
    <Text whiteSpace="pre-line" overflowWrap="anywhere" {...props}>
      <Written>{children}</Written>
    </Text>
  );
}
