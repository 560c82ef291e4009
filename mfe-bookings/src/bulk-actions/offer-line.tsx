import { t, type BookingStaffing, type BookingSummary, numberText } from '@shootline/shared-api';
import { Box, Button, Flex, formatDateTime, Text } from '@shootline/shared-ui';
import { RatingBadge } from '@shootline/shared-ui/rating-badge';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import type { NamedUser } from '../action-engine/booking-action.ts';
import { VideographerChoice } from '../action-parts/videographer-choice.tsx';
import { staffingTexts } from '../staffing/staffing-texts.ts';

interface OfferLineProps {
  booking: BookingSummary;
  staffing: BookingStaffing | undefined;
  nameOf: (videographer: string) => string;
  onNamed: (people: NamedUser[]) => void;
}

type Best = NonNullable<BookingStaffing['best']>;

/** The figures of the ranking, as the choice of a videographer shows them. */
function Figures({ of: { average_rating: rating, distance_km, recent_jobs } }: { of: Best }) {
  return (
    <Text as="span" display="block" fontSize="xs" fontWeight="normal" color="fg.muted">
      {rating ? <RatingBadge {...rating} isSmall /> : t('No ratings yet')}
      {distance_km !== null && ` · ${numberText(distance_km)} km`}
      {` · ${t('{count, plural, one {# shoot in 30 days} other {# shoots in 30 days}}', { count: recent_jobs })}`}
    </Text>
  );
}

/** Why nobody is suggested for a booking. */
function whyNobody(staffing: BookingStaffing | undefined): string {
  if (!staffing) return t('Not offered.');
  if (staffing.is_nobody_free) return t('Nobody is free: not offered.');
  const { waiting, queued, accepted } = staffing;
  if (waiting.count + queued.count + accepted.count === 0) {
    return t('All free videographers are selected for other bookings here: not offered.');
  }
  return t('{reason}: not offered.', { reason: staffingTexts(staffing).first });
}

/** A booking with the videographer whom it is offered to, who can be changed in place. */
export function OfferLine({ booking, staffing, nameOf, onNamed }: OfferLineProps) {
  const { uuid, booking_uid, date, address } = booking;
  const title = booking.title || t('Untitled booking');
  const name = `offers.${uuid}`;
  const { field } = useController({ name });
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const chosen = String(field.value ?? '');
  const best = staffing?.best?.uuid === chosen ? staffing.best : undefined;
  const nobody = staffing?.best ? t('Not offered.') : whyNobody(staffing);
  return (
    <li>
      <Flex align="center" gap="3">
        <Box flex="1" minW="0">
          <Text lineClamp="2" title={title}>
            <Box as="span" color="fg.muted">
              #{booking_uid}
            </Box>{' '}
            {title}
          </Text>
          <Text fontSize="xs" color="fg.muted">
            {[date && formatDateTime(date, address?.timezone), address?.formatted_address_short]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text
            mt="1"
            fontWeight={chosen ? 'medium' : undefined}
            color={chosen ? undefined : 'fg.warning'}
          >
            {chosen ? t('To {name}', { name: nameOf(chosen) }) : nobody}
            {best && <Figures of={best} />}
          </Text>
        </Box>
        <Button
          ref={toggle}
          size="xs"
          variant="outline"
          flexShrink="0"
          aria-expanded={isOpen}
          aria-label={
            isOpen
              ? t('Close the choice for {title}', { title })
              : t('Change the videographer for {title}', { title })
          }
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('Close') : t('Change{verb}', { verb: '' })}
        </Button>
      </Flex>
      {isOpen && (
        <Box pt="2" pb="1">
          <VideographerChoice
            booking={booking}
            name={name}
            label={t('Videographer for {title}', { title })}
            purpose="offer"
            onNamed={onNamed}
          />
          {chosen && (
            <Button
              mt="2"
              size="xs"
              variant="outline"
              colorPalette="gray"
              onClick={() => {
                field.onChange('');
                setIsOpen(false);
                toggle.current?.focus();
              }}
            >
              {t('Offer to Nobody')}
            </Button>
          )}
        </Box>
      )}
    </li>
  );
}
