import { Box, Center, HStack, Link, Stack, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-2';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

const avatarSizes = {
  sm: { boxSize: '8', fontSize: 'xs' },
  md: { boxSize: '10', fontSize: 'sm' },
  lg: { boxSize: '14', fontSize: 'lg' },
} as const;

/** A person's initials in a circle; two dashes when there is no name (S2 §2, Layout). */
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

/** Who somebody is: initials, name and email. */
export function ProfileCard(props: {
  full_name?: string | null;
  initials?: string | null;
  email?: string | null;
}) {
  return (
    <HStack gap="3" minW="0">
      <InitialsAvatar initials={props.initials} />
      <Box minW="0">
        <Text fontWeight="semibold" fontSize="sm" truncate>
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

function ContactLine({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <HStack gap="2.5" align="flex-start" color="fg.muted" minW="0">
      <Box mt="0.5">
        <Icon icon={icon} size={16} />
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        {children}
      </Box>
    </HStack>
  );
}

/** How to reach a person: name, phone, email and company; 'Not specified' when all are empty. */
export function ContactBlock(props: {
  full_name?: string | null;
  phone?: string | null;
  email?: string | null;
  company?: string | null;
}) {
  const { full_name: fullName, phone, email, company } = props;
  if (!fullName && !phone && !email && !company) {
    return <Text color="fg.muted">Not specified</Text>;
  }
  return (
    <Stack gap="1.5" fontSize="sm">
      {fullName && (
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {fullName}
        </Text>
      )}
      {phone && (
        <ContactLine icon={Phone}>
          <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
        </ContactLine>
      )}
      {email && (
        <ContactLine icon={Mail}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </ContactLine>
      )}
      {company && <ContactLine icon={Building2}>{company}</ContactLine>}
    </Stack>
  );
}
