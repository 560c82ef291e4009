import { t, type Booking } from '@shootline/shared-api';
import { phoneLink } from '@shootline/shared-api/values';
import { Button, Flex, HStack, Icon, Text } from '@shootline/shared-ui';
import type { LucideIcon } from 'lucide-react';
import MessageSquare from 'lucide-react/icons/message-square';
import Phone from 'lucide-react/icons/phone';
import { contactOnTheDay } from './contact-on-the-day.ts';

/** Links to call or message the contact on the day. */
export function ContactLinks({ booking }: { booking: Booking }) {
  const { name, phone } = contactOnTheDay(booking);
  const call = phoneLink(phone);
  if (!name && !phone) return <>{t('Not specified')}</>;
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <Text minW="0" fontWeight="semibold" overflowWrap="anywhere">
        {name || phone}
      </Text>
      {phone && (
        <HStack gap="2">
          <ContactLink
            href={call}
            text={t('Call{verb}', { verb: '' })}
            label={t('Call {name}', { name: name || phone })}
            icon={Phone}
          />
          <ContactLink
            href={call.replace(/^tel:([^;]*).*$/, 'sms:$1')}
            text={t('Message')}
            label={t('Message {name}', { name: name || phone })}
            icon={MessageSquare}
          />
        </HStack>
      )}
    </Flex>
  );
}

interface ContactLinkProps {
  href: string;
  text: string;
  label: string;
  icon: LucideIcon;
}

function ContactLink({ href, text, label, icon }: ContactLinkProps) {
  return (
    <Button asChild size={{ base: 'md', md: 'sm' }} variant="outline">
      <a href={href} aria-label={label}>
        <Icon icon={icon} size={16} />
        {text}
      </a>
    </Button>
  );
}
