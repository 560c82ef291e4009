import { type BookingAvailability, type Candidate, useCurrentUser } from '@shootline/shared-api';
import {
  Box,
  Button,
  Flex,
  RouterLink,
  Stack,
  StateChip,
  Text,
  TimeText,
} from '@shootline/shared-ui';
import { offerPath } from '../../offer-path.ts';
import { FiguresLine } from '../candidate/figures-line.tsx';

interface BookingOfferProps {
  offer: BookingAvailability;
  /** Its time left or its place in the queue. */
  status: string | null;
  /** Whom it was made to as the ranking sees them, where that is known. */
  candidate: Candidate | undefined;
  /** Whether a line is kept for what the ranking says, which is being loaded. */
  isRanking: boolean;
  onMakeBusy: () => void;
}

const answered = ({ answered_percent: percent }: Candidate) =>
  percent === null ? [] : [`answers ${percent}%`];

/** One offer: to whom, its answer, its time left, and what the ranking says of them. */
export function BookingOffer(props: BookingOfferProps) {
  const { offer, status, candidate, isRanking, onMakeBusy } = props;
  const { camera_operator, state, state_display, sent, permissions } = offer;
  const { timezone } = useCurrentUser();
  const name = camera_operator.full_name || '--';
  return (
    <Box as="li">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Stack gap="0" minW="0" flex="1" fontSize="xs" color="fg.muted">
          <Text fontSize="sm">
            <RouterLink to={offerPath(offer)} aria-label={`Offer to ${name}`}>
              {name}
            </RouterLink>
          </Text>
          {status && <Text>{status}</Text>}
          {sent && (
            <Text>
              Sent <TimeText iso={sent} zone={timezone} />
            </Text>
          )}
        </Stack>
        <Flex
          gap="2"
          direction={{ base: 'column', sm: 'row' }}
          align={{ base: 'flex-end', sm: 'center' }}
        >
          <StateChip kind="offer" state={state} label={state_display} />
          {permissions.make_busy && (
            <Button
              size="xs"
              variant="outline"
              colorPalette="gray"
              aria-label={`Make Busy ${name}`}
              onClick={onMakeBusy}
            >
              Make Busy
            </Button>
          )}
        </Flex>
      </Flex>
      <Text fontSize="xs" color="fg.muted">
        {candidate ? (
          <FiguresLine of={candidate} and={answered(candidate)} />
        ) : (
          isRanking && <>&nbsp;</>
        )}
      </Text>
    </Box>
  );
}
