import {
  type BookingAvailability,
  type Candidate,
  useCurrentUser,
  t,
  rich,
} from '@shootline/shared-api';
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
import { profilePath } from '../../profile-path.ts';
import { FiguresLine } from '../candidate/figures-line.tsx';

interface BookingOfferProps {
  offer: BookingAvailability;
  /** The time left or the place in the queue. */
  status: string | null;
  /** The videographer's figures from the ranking, if known. */
  candidate: Candidate | undefined;
  /** Whether the ranking is loading, which keeps a line free for the figures. */
  isRanking: boolean;
  onMakeBusy: () => void;
}

const answered = ({ answered_percent: percent }: Candidate) =>
  percent === null ? [] : [t('answers {percent}%', { percent })];

/** One offer: the videographer, the answer, the time left and the figures from the ranking. */
export function BookingOffer(props: BookingOfferProps) {
  const { offer, status, candidate, isRanking, onMakeBusy } = props;
  const { camera_operator, state, state_display, sent, decline_reason, permissions } = offer;
  const { timezone } = useCurrentUser();
  const name = camera_operator.full_name || '--';
  return (
    <Box as="li">
      <Flex justify="space-between" align="flex-start" gap="3">
        <Stack gap="0" minW="0" flex="1" fontSize="xs" color="fg.muted">
          <Text fontSize="sm">
            <RouterLink to={offerPath(offer)} aria-label={t('Offer to {name}', { name })}>
              {name}
            </RouterLink>{' '}
            <RouterLink
              to={profilePath(camera_operator)}
              fontSize="xs"
              aria-label={t('Profile of {name}', { name })}
            >
              {t('Profile')}
            </RouterLink>
          </Text>
          {status && <Text>{status}</Text>}
          {decline_reason && (
            <Text overflowWrap="anywhere">{t('Reason: {reason}', { reason: decline_reason })}</Text>
          )}
          {sent && (
            <Text>{rich('Sent {time}', { time: <TimeText iso={sent} zone={timezone} /> })}</Text>
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
              aria-label={t('Make Busy {name}', { name })}
              onClick={onMakeBusy}
            >
              {t('Make Busy')}
            </Button>
          )}
        </Flex>
      </Flex>
      <Text fontSize="xs" color="fg.muted">
        {candidate ? (
          <FiguresLine of={candidate} and={answered(candidate)} />
        ) : (
          isRanking && <>{'\u00a0'}</>
        )}
      </Text>
    </Box>
  );
}
