import { type UserFeedback, t } from '@shootline/shared-api';
import { Button, Flex, Heading, RouterLink, Text } from '@shootline/shared-ui';
import { useId, useRef } from 'react';
import { useDismissRequests } from './feedback.actions.ts';

/** The maximum number of requests shown. */
const most = 3;

/** The latest requests for feedback in the flow of a page, until the user wants no more of them. */
export function FeedbackPrompt({ asked }: { asked: UserFeedback[] }) {
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const { mutateAsync, isPending } = useDismissRequests();
  const dismiss = async () => {
    const home = card.current?.closest<HTMLElement>('[tabindex]');
    await mutateAsync(asked.map(({ uuid }) => uuid));
    home?.focus({ preventScroll: true });
  };
  return (
    <Flex
      as="section"
      ref={card}
      aria-labelledby={titleId}
      wrap="wrap"
      align="center"
      columnGap="5"
      mb="3"
      px="4"
      py="2"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Heading as="h2" id={titleId} size="sm" flex={{ base: '1', md: 'none' }}>
        {t('Please share your feedback')}
      </Heading>
      <Flex
        as="ul"
        order={{ base: '1', md: '0' }}
        flex={{ base: '1 0 100%', md: '1 1 16rem' }}
        direction={{ base: 'column', lg: 'row' }}
        columnGap="5"
        minW="0"
        listStyleType="none"
        // Phones show the latest only, so that the list begins near the top.
        css={{ '& > li + li': { hideBelow: 'md' } }}
      >
        {asked.slice(0, most).map((feedback) => (
          <Item key={feedback.uuid} feedback={feedback} />
        ))}
      </Flex>
      <Button
        variant="ghost"
        colorPalette="gray"
        size="xs"
        ms="auto"
        me="-2"
        disabled={isPending}
        onClick={() => void dismiss().catch(() => undefined)}
      >
        {t('Do Not Ask Again')}
      </Button>
    </Flex>
  );
}

function Item({ feedback }: { feedback: UserFeedback }) {
  const { booking, booking_title: title, booking_uid: number } = feedback;
  return (
    <Flex as="li" gap="2" minW="0" py="1" fontSize="sm">
      <RouterLink minW="0" truncate to={`/booking/${booking}/submit-feedback`}>
        {title || t('Untitled booking')}
      </RouterLink>
      <Text color="fg.muted">#{number}</Text>
    </Flex>
  );
}
