import { t } from '@shootline/shared-api';
import { phoneLink } from '@shootline/shared-api/values';
import { Box, Center, HStack, Icon, Link, RouterLink, Stack, Text } from '@shootline/shared-ui';
import type { LucideIcon } from 'lucide-react';
import Building2 from 'lucide-react/icons/building-2';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';

function ContactLine({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <HStack gap="2" align="flex-start" color="fg.muted" minW="0">
      <Center h="5">
        <Icon icon={icon} size={16} />
      </Center>
      <Box minW="0" overflowWrap="anywhere">
        {children}
      </Box>
    </HStack>
  );
}

/** A contact's name, phone, email and company; 'Not specified' when all are empty. */
export function ContactBlock(props: {
  full_name?: string | null;
  phone?: string | null;
  email?: string | null;
  company?: string | null;
  /** The page of the person. */
  to?: string | undefined;
}) {
  const { full_name: fullName, phone, email, company, to } = props;
  if (!fullName && !phone && !email && !company) {
    return <Text color="fg.muted">{t('Not specified')}</Text>;
  }
  return (
    <Stack gap="2" fontSize="sm">
      {fullName && (
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {to ? <RouterLink to={to}>{fullName}</RouterLink> : fullName}
        </Text>
      )}
      {phone && (
        <ContactLine icon={Phone}>
          <Link href={phoneLink(phone)}>{phone}</Link>
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
