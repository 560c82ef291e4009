import { t } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { useReadiness } from '../offline/use-readiness.ts';

const advice = {
  ready: t('You can open the portal and read what you last opened. Changes need a network.'),
  'not-yet': t('Open a list such as My Bookings once while you are connected.'),
};

/** Says whether this browser can open the portal without a network, unless the portal does not want that. */
export function OfflineCard() {
  const { readiness, text } = useReadiness();
  if (readiness === undefined || readiness === 'off') return null;
  return (
    <InfoCard title={t('Without a Network')}>
      <Text fontWeight="medium">{text}</Text>
      {readiness !== 'impossible' && (
        <Text fontSize="sm" color="fg.muted">
          {advice[readiness]}
        </Text>
      )}
    </InfoCard>
  );
}
