import { type UserFeedback } from '@shootline/shared-api';
import {
  Box,
  Flex,
  Heading,
  Icon,
  IconButton,
  RouterLink,
  Stack,
  Text,
  useScrollClearance,
} from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';
import { ownFeedback } from './feedback.queries.ts';
import { promptDismissal } from './prompt-dismissal.ts';

/** The maximum number of requests shown (S1 §9). */
const most = 3;

const isAskedFor = ({ received }: UserFeedback) => !received;

/**
 * The latest requests for feedback that are still open (S1 §9), until dismissed. Stays at the bottom of
 * the window and leaves the end of the page free, so nothing else moves.
 */
export function FeedbackPrompt() {
  const [isDismissed, setIsDismissed] = useState(promptDismissal.isDone);
  const { data = [] } = useQuery({ ...ownFeedback(), enabled: !isDismissed });
  const asked = data.filter(isAskedFor).slice(0, most);
  if (isDismissed || asked.length === 0) return null;
  const dismiss = () => {
    promptDismissal.keep();
    setIsDismissed(true);
  };
  return <Prompt asked={asked} onDismiss={dismiss} />;
}

function Prompt({ asked, onDismiss }: { asked: UserFeedback[]; onDismiss: () => void }) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useScrollClearance(card);
  const dismiss = () => {
    card.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    onDismiss();
  };
  return (
    <Box
      as="section"
      ref={card}
      aria-labelledby={titleId}
      position="sticky"
      bottom={{ base: '4', md: '6' }}
      zIndex="docked"
      width={{ base: 'full', md: '360px' }}
      mt="5"
      ms="auto"
      ps="4"
      pe="2"
      pt="2"
      pb="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="lg"
    >
      <Flex align="center" justify="space-between" gap="3">
        <Heading as="h2" id={titleId} size="sm">
          Please share your feedback
        </Heading>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          size="sm"
          aria-label="Not now"
          title="Not now"
          onClick={dismiss}
        >
          <Icon icon={X} size={16} />
        </IconButton>
      </Flex>
      <Stack as="ul" gap="1" listStyleType="none" pe="2">
        {asked.map((feedback) => (
          <Item key={feedback.uuid} feedback={feedback} />
        ))}
      </Stack>
    </Box>
  );
}

function Item({ feedback }: { feedback: UserFeedback }) {
  const { booking, booking_title: title, booking_uid: number } = feedback;
  return (
    <Flex as="li" gap="3" py="1" fontSize="sm">
      <RouterLink flex="1" minW="0" lineClamp="1" to={`/booking/${booking}/submit-feedback`}>
        {title || 'Untitled booking'}
      </RouterLink>
      <Text color="fg.muted">#{number}</Text>
    </Flex>
  );
}
