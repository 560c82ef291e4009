import { Box } from '@shootline/shared-ui';

/** What an action leads to, as a list above its buttons. */
export function Consequences({ sentences }: { sentences: (string | null)[] }) {
  const applying = sentences.filter((sentence) => sentence !== null);
  if (applying.length === 0) return null;
  return (
    <Box
      as="ul"
      // Safari takes a list without bullets for none.
      role="list"
      aria-label="What will happen"
      m="0"
      ps="4"
      py="0.5"
      borderStartWidth="3px"
      borderColor="border.emphasized"
      listStyleType="none"
      fontSize="sm"
      color="fg.muted"
    >
      {applying.map((sentence) => (
        <Box as="li" key={sentence} py="0.5">
          {sentence}
        </Box>
      ))}
    </Box>
  );
}
