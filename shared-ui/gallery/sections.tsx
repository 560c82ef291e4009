import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  ExternalLink,
  Flex,
  ForbiddenState,
  HStack,
  Icon,
  IconButton,
  InitialsAvatar,
  LoadingBar,
  NoticeBanner,
  ProfileCard,
  RouterLink,
  Grid,
  Stack,
  StateChip,
  Text,
  TimeText,
  toast,
} from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { ContactBlock } from '@shootline/shared-ui/contact-block';
import { RatingBadge } from '@shootline/shared-ui/rating-badge';
import FileIcon from 'lucide-react/icons/file';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';

const variants = ['solid', 'subtle', 'outline', 'ghost', 'plain'] as const;

export function ThemeSection() {
  return (
    <Stack gap="5">
      <InfoCard title="Buttons">
        <Stack gap="3">
          {['brand', 'gray', 'red'].map((palette) => (
            <Flex key={palette} gap="3" wrap="wrap" colorPalette={palette}>
              {variants.map((variant) => (
                <Button key={variant} variant={variant}>
                  {variant}
                </Button>
              ))}
              <Button disabled>disabled</Button>
              <Button loading loadingText="loading">
                loading
              </Button>
              <IconButton aria-label="Add" variant="outline">
                <Icon icon={Plus} />
              </IconButton>
            </Flex>
          ))}
        </Stack>
      </InfoCard>
      <InfoCard title="Text and links">
        <Stack gap="2" align="flex-start">
          <Text>Text in the usual colour</Text>
          <Text color="fg.muted">Muted text</Text>
          <Text color="fg.subtle">Subtle text</Text>
          <RouterLink to="/">A link in the portal</RouterLink>
          <RouterLink to="/" variant="underline">
            An underlined link in the portal
          </RouterLink>
          <ExternalLink href="https://example.com">A link to elsewhere</ExternalLink>
          <ButtonLink to="/" size="sm">
            A link like a button
          </ButtonLink>
          <HStack>
            <Badge>badge</Badge>
          </HStack>
        </Stack>
      </InfoCard>
      <InfoCard title="A card of one line" summary="What it says while it holds nothing." />
    </Stack>
  );
}

const chips = {
  booking: [
    'draft',
    'new',
    'active',
    'requested',
    'assigned',
    'shoot_completed',
    'footage_provided',
    'job_complete',
    'on_hold',
    'cancelled',
    'request_cancelled',
  ],
  invoice: ['init', 'submitted', 'approved', 'rejected'],
  offer: ['init', 'awaiting_send', 'unknown', 'available', 'busy', 'cancelled'],
  autoAssign: [
    'init',
    'disabled',
    'awaiting_availabilities',
    'allowing_manual_assignment',
    'completed',
    'failed',
  ],
} as const;

const words = (state: string) =>
  state.charAt(0).toUpperCase() + state.slice(1).replaceAll('_', ' ');
const longWord = 'https://files.example.com/uploads/a-very-long-name-without-any-space-in-it.mp4';

export function PeopleSection() {
  return (
    <Grid
      templateColumns={{ base: 'repeat(1, minmax(0, 1fr))', xl: 'repeat(2, minmax(0, 1fr))' }}
      gap="5"
      alignItems="start"
    >
      {(['booking', 'invoice', 'offer', 'autoAssign'] as const).map((kind) => (
        <InfoCard key={kind} title={`States: ${kind}`}>
          <Flex gap="2" wrap="wrap">
            {chips[kind].map((state) => (
              <StateChip key={state} kind={kind} state={state} label={words(state)} />
            ))}
          </Flex>
        </InfoCard>
      ))}
      <InfoCard title="People" actions={<RatingBadge rating={4.63} count={12} />}>
        <Grid
          templateColumns={{ base: 'repeat(1, minmax(0, 1fr))', sm: 'repeat(2, minmax(0, 1fr))' }}
          gap="5"
        >
          <ProfileCard full_name="Mia Chen" initials="MC" email="mia.chen@example.com" />
          <HStack>
            <InitialsAvatar initials="MC" size="lg" />
            <InitialsAvatar />
            <InitialsAvatar initials="JO" size="sm" />
          </HStack>
          <ContactBlock
            full_name="Noah Williams"
            phone="+61 2 5550 1234"
            email="noah.williams@example.com"
            company="Harbour & Sons"
          />
          <ContactBlock />
        </Grid>
      </InfoCard>
      <InfoCard title="Booking Details">
        <DetailList columns={2}>
          <Detail label="Shoot date and time">
            <TimeText iso="2031-03-04T22:00:00Z" zone="Australia/Sydney" />
          </Detail>
          <Detail label="Length">4 hours</Detail>
          <Detail label="Parking details" />
          <Detail label="Purchase Order">PO-2231</Detail>
          <Detail label="Public Upload Link" wide>
            {longWord}
          </Detail>
        </DetailList>
      </InfoCard>
      <InfoCard title="Booking Cancelled" tone="danger">
        <DetailList>
          <Detail label="Reason">Weather</Detail>
          <Detail label="Note">Storm warning for the whole coast.</Detail>
        </DetailList>
      </InfoCard>
      <InfoCard title="This is a draft" tone="info">
        <Text fontSize="sm">To submit it choose Actions, then Update Booking.</Text>
      </InfoCard>
    </Grid>
  );
}

const tones = ['success', 'info', 'warning', 'error'] as const;

export function StatesSection() {
  const [isLoading, setIsLoading] = useState(false);
  return (
    <Stack gap="5">
      <InfoCard title="Toasts and overlay">
        <Flex gap="3" wrap="wrap">
          {tones.map((tone) => (
            <Button
              key={tone}
              variant="outline"
              colorPalette="gray"
              onClick={() => toast[tone](`This is a toast of the kind ${tone}.`)}
            >
              {tone}
            </Button>
          ))}
          <Button
            onClick={() => {
              setIsLoading(true);
              setTimeout(() => setIsLoading(false), 2000);
            }}
          >
            Bar for 2 seconds
          </Button>
          <LoadingBar visible={isLoading} />
        </Flex>
      </InfoCard>
      <NoticeBanner onClose={() => toast.info('Closed.')}>
        A notice that can be closed.
      </NoticeBanner>
      <NoticeBanner tone="success">It went well.</NoticeBanner>
      <NoticeBanner tone="warning" actions={<Button size="xs">Reset</Button>}>
        One remote comes from another address than usual.
      </NoticeBanner>
      <NoticeBanner tone="danger">Something failed.</NoticeBanner>
      <Grid
        templateColumns={{ base: 'repeat(1, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
        gap="5"
      >
        <InfoCard title="Error">
          <ErrorState
            title="Invoices"
            message="Sorry, there was an issue loading this content."
            onRetry={() => toast.info('Retried.')}
          />
        </InfoCard>
        <InfoCard title="Empty">
          <EmptyState message="There are currently no files." icon={FileIcon} />
        </InfoCard>
        <InfoCard title="Forbidden">
          <ForbiddenState />
        </InfoCard>
      </Grid>
    </Stack>
  );
}
