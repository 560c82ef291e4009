import { Box } from '@shootline/shared-ui';

/** A list with a line for each invoice; scrolls if it is long. */
export function RowList({ label, rows }: { label: string; rows: { id: string; text: string }[] }) {
  return (
    <Box
      as="ul"
      aria-label={label}
      // Focusable, so the keyboard can scroll it.
      tabIndex={0}
      listStyleType="none"
      maxH="15rem"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="l2"
      fontSize="sm"
    >
      {rows.map(({ id, text }) => (
        <Box
          as="li"
          key={id}
          px="3"
          py="2"
          overflowWrap="anywhere"
          _notFirst={{ borderTopWidth: '1px' }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
