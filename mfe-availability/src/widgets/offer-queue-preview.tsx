import { t, type Candidate } from '@shootline/shared-api';
import type { Widgets } from '@shootline/shared-api/portal';
import { Box, Flex, Text } from '@shootline/shared-ui';
import { RowsSkeleton } from '@shootline/shared-ui/option-picker';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { candidateQueries } from './candidate/candidate.queries.ts';
import { InlineError } from './candidate/inline-error.tsx';
import { FiguresLine } from './candidate/figures-line.tsx';
import { nameAndPlace } from './candidate/names.ts';

/** The videographers whom Offer Job with automatic assignment would ask, in order. */
export function Component({ booking_uuid }: Widgets['availability/offer-queue-preview']) {
  const queue = useQuery(candidateQueries.queue(booking_uuid));
  const id = useId();
  return (
    <Box>
      <Text id={id} mb="1" fontSize="sm" fontWeight="medium">
        {t('Asked one after the other')}
      </Text>
      <Box
        role="region"
        aria-labelledby={id}
        tabIndex={0}
        focusVisibleRing="outside"
        position="relative"
        // Cuts off the sixth row, to show that there are more.
        h={{ base: 'min(16rem, 34dvh)', md: '11rem' }}
        overflowY="auto"
        borderWidth="1px"
        borderRadius="l2"
      >
        {queue.data ? (
          <Queue candidates={queue.data} labelledBy={id} />
        ) : queue.error ? (
          <InlineError error={queue.error} onRetry={() => void queue.refetch()} />
        ) : (
          <RowsSkeleton rows={3} />
        )}
      </Box>
    </Box>
  );
}

function Queue({ candidates, labelledBy }: { candidates: Candidate[]; labelledBy: string }) {
  if (candidates.length === 0) {
    return (
      <Text role="status" px="3" py="4" fontSize="sm" color="fg.muted">
        {t('Nobody can be asked now: no other videographer serves this place and is free then.')}
      </Text>
    );
  }
  return (
    // Safari treats a list without markers as no list, so it needs the role.
    <Box as="ol" role="list" listStyleType="none" aria-labelledby={labelledBy} px="3" py="1">
      {candidates.map((candidate, place) => (
        <Flex
          as="li"
          key={candidate.uuid}
          minH="1.9375rem"
          py={{ base: '1', md: '0' }}
          align={{ md: 'center' }}
          direction={{ base: 'column', md: 'row' }}
          columnGap="3"
          fontSize="sm"
        >
          <Text minW="0" flex="1" truncate={{ md: true }}>
            {place + 1}. {nameAndPlace(candidate)}
          </Text>
          <Text fontSize="xs" color="fg.muted" whiteSpace={{ md: 'nowrap' }}>
            <FiguresLine of={candidate} />
          </Text>
        </Flex>
      ))}
    </Box>
  );
}
