import { rich, t, useCurrentUser } from '@shootline/shared-api';
import { useLinkToArea } from '@shootline/shared-api/portal';
import { Box, Button, Flex, RouterLink, Text, TimeText, useIsDesktop } from '@shootline/shared-ui';
import { WrittenText } from '@shootline/shared-ui/card';
import { useState } from 'react';
import { ChartLink } from '../charts/chart-link.tsx';
import { Stars } from '@shootline/shared-ui/stars';
import type { FeedbackItem } from './feedback-stream.ts';

/** Notes with more characters are folded. */
const longestNote = 240;

/** One rating with its author, videographer, booking and note. */
export function FeedbackEntry({ item }: { item: FeedbackItem }) {
  const { type, by, camop, camop_uuid, date, rating, note, booking_title, booking_uuid } = item;
  const { timezone } = useCurrentUser();
  const linkToArea = useLinkToArea();
  const to = linkToArea(`/booking/${booking_uuid}`);
  const profile = linkToArea(`/videographers/${camop_uuid}`);
  const videographer = profile ? <RouterLink to={profile}>{camop}</RouterLink> : camop;
  return (
    <Box
      as="li"
      py={{ base: '2', md: '3' }}
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ border: '0' }}
    >
      <Flex wrap="wrap" columnGap="3" rowGap="1" align="baseline" fontSize="sm">
        <Text overflowWrap="anywhere">
          {type === 'camop'
            ? rich('{reviewer} rated {videographer}', {
                reviewer: <strong>{by}</strong>,
                videographer: <strong>{videographer}</strong>,
              })
            : rich('{videographer} rated the shoot', {
                videographer: <strong>{videographer}</strong>,
              })}
        </Text>
        <Stars rating={rating} />
      </Flex>
      {note && <Note note={note} />}
      <Flex wrap="wrap" align="baseline" columnGap="3" mt="1" fontSize={{ base: 'xs', md: 'sm' }}>
        <Text overflowWrap="anywhere">
          {to ? (
            <ChartLink to={to} my={{ base: '-3', md: '0' }}>
              {booking_title}
            </ChartLink>
          ) : (
            booking_title
          )}
        </Text>
        <Text color="fg.muted" ms="auto">
          <TimeText iso={date} zone={timezone} show={useIsDesktop() ? 'datetime' : 'date'} />
        </Text>
      </Flex>
    </Box>
  );
}

function Note({ note }: { note: string }) {
  const isLong = note.length > longestNote;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <WrittenText mt="1" fontSize="sm">
        {isLong && !isOpen ? `${note.slice(0, longestNote).trimEnd()}…` : note}
      </WrittenText>
      {isLong && (
        <Button size="xs" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('Show Less') : t('Show More')}
        </Button>
      )}
    </>
  );
}
