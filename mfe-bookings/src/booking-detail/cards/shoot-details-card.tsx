import { t, type Booking } from '@shootline/shared-api';
import { FactsCard } from '../../facts/facts.tsx';
import { useBriefFacts } from '../../facts/use-brief-facts.ts';

export function ShootDetailsCard({ booking }: { booking: Booking }) {
  const facts = useBriefFacts(booking, ['shoot-details']);
  return <FactsCard title={t('Shoot Details')} columns={2} facts={facts} />;
}
