import type { WorkAnalytics } from '@shootline/shared-api/contract';
import { Text } from '@shootline/shared-ui';
import { ChartCard } from '../charts/chart-card.tsx';
import { countText, numberText, percentText } from '../charts/number-text.ts';

type Offers = WorkAnalytics['offers'];

export const OFFERS_TITLE = 'Offers Accepted';

/** '3 of 4 offers were accepted (75 %).' */
function shareInWords({ sent_count: sent, accepted_count: accepted }: Offers): string {
  if (sent === 0) return 'No offers were sent.';
  const share = percentText(accepted, sent);
  return `${numberText(accepted)} of ${countText(sent, 'offer')} were accepted (${share}).`;
}

/** The answers to the offers sent to videographers. */
export function OffersCard({ offers, before }: { offers: Offers; before?: Offers }) {
  return (
    <ChartCard
      title={OFFERS_TITLE}
      valueLabel="No. of Offers"
      kind="bar"
      items={offers.by_answer}
      before={before?.by_answer}
      summary={
        <Text minH="8" mb="2" fontSize="sm" color="fg.muted">
          {shareInWords(offers)}
        </Text>
      }
    />
  );
}
