import { Box, Center, HStack, Text } from '../basics.ts';

const avatarSizes = {
  sm: { boxSize: '8', fontSize: 'xs' },
  md: { boxSize: '10', fontSize: 'sm' },
  lg: { boxSize: '14', fontSize: 'lg' },
} as const;

/** A person's initials in a circle; two dashes when there is no name. */
export function InitialsAvatar(props: { initials?: string | null; size?: 'sm' | 'md' | 'lg' }) {
  return (
    <Center
      as="span"
      display="inline-flex"
      flexShrink="0"
      borderRadius="full"
      bg="brand.muted"
      color="brand.fg"
      fontWeight="semibold"
      letterSpacing="0.02em"
      aria-hidden
      {...avatarSizes[props.size ?? 'md']}
    >
      {props.initials || '--'}
    </Center>
  );
}

/** A person's initials, name and email. */
export function ProfileCard(props: {
  full_name?: string | null;
  initials?: string | null;
  email?: string | null;
}) {
  return (
    <HStack gap="3" minW="0">
      <InitialsAvatar initials={props.initials} />
      <Box minW="0">
        <Text color="fg" fontWeight="semibold" fontSize="sm" truncate>
          {props.full_name || '--'}
        </Text>
        {props.email && (
          <Text fontSize="xs" color="fg.muted" truncate title={props.email}>
            {props.email}
          </Text>
        )}
      </Box>
    </HStack>
  );
}
