import {
  type NotificationChannel,
  type NotificationChoice,
  useCurrentUser,
  t,
} from '@shootline/shared-api';
import { deliveryOf } from '@shootline/shared-api/contract';
import { Box, styled, Checkbox, Text, VisuallyHidden } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { useQuery } from '@tanstack/react-query';
import { useChoicesBeingSaved, useSetNotificationChoice } from './account.actions.ts';
import { nameOf, useAreaTexts } from '../contributions/area-texts.ts';
import { accountQueries } from '../own-pages/account.queries.ts';
import { NotLoaded } from '../own-pages/not-loaded.tsx';

const channels: Record<NotificationChannel, string> = {
  portal: t('In the portal'),
  mail: t('By email'),
};

const Cell = styled('td', {
  base: { width: { base: '20', md: '28' }, textAlign: 'center', fontSize: 'sm' },
});

const HeadCell = styled('th', {
  base: { py: '2', fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' },
});

const RowHead = styled('th', {
  base: { py: '2', textAlign: 'start', fontSize: 'sm', fontWeight: 'normal' },
});

interface ChoiceCellProps {
  choice: NotificationChoice;
  channel: NotificationChannel;
  topic: string;
}

function ChoiceCell({ choice, channel, topic }: ChoiceCellProps) {
  const { role_policy: role } = useCurrentUser();
  const { mutate } = useSetNotificationChoice();
  const delivery = deliveryOf(choice.topic, channel, role);
  if (delivery === 'always') return <Cell>{t('Always')}</Cell>;
  if (delivery === 'never') {
    return (
      <Cell color="fg.muted">
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('Never')}</VisuallyHidden>
      </Cell>
    );
  }
  return (
    <Cell>
      <Box as="label" display="inline-flex" p="3" cursor="pointer">
        <Checkbox
          aria-label={`${topic}: ${channels[channel]}`}
          checked={choice[channel]}
          onChange={({ target }) => mutate({ ...choice, [channel]: target.checked })}
        />
      </Box>
    </Cell>
  );
}

function Choices({ choices }: { choices: readonly NotificationChoice[] }) {
  const saving = useChoicesBeingSaved();
  const { topics } = useAreaTexts();
  const shown = choices.map(
    (choice) => saving.findLast(({ topic }) => topic === choice.topic) ?? choice,
  );
  const ways = Object.keys(channels) as NotificationChannel[];
  return (
    <Box as="table" width="full" mt="2" css={{ borderCollapse: 'collapse' }}>
      <thead>
        <tr>
          <HeadCell scope="col" textAlign="start">
            {t('Topic')}
          </HeadCell>
          {ways.map((channel) => (
            <HeadCell key={channel} scope="col">
              {channels[channel]}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((choice) => (
          <Box as="tr" key={choice.topic} borderTopWidth="1px" height="11">
            <RowHead scope="row">{nameOf(topics, choice.topic)}</RowHead>
            {ways.map((channel) => (
              <ChoiceCell
                key={channel}
                choice={choice}
                channel={channel}
                topic={nameOf(topics, choice.topic)}
              />
            ))}
          </Box>
        ))}
      </tbody>
    </Box>
  );
}

/** The user's notification settings by topic. */
export function NotificationsCard() {
  const { data: choices, error, refetch } = useQuery(accountQueries.notificationChoices());
  return (
    <InfoCard title={t('Notification Settings')}>
      <Text fontSize="sm" color="fg.muted">
        {t(
          'You are always notified of what your work depends on, by email where it matters most. You choose the rest; each choice is saved at once.',
        )}
      </Text>
      {choices ? (
        <Choices choices={choices} />
      ) : (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      )}
    </InfoCard>
  );
}
