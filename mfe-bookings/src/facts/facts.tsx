import { t } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import type { ReactNode } from 'react';

/** A fact of a booking; empty if nobody has given it. */
export interface Fact {
  label: string;
  value: ReactNode;
  /** Whether it takes a whole row. */
  isWide?: boolean;
}

const isGiven = ({ value }: Fact) => Boolean(value);

/** A card of facts. Those that are missing share one line. */
export function FactsCard(props: { title: string; columns: 2 | 3; facts: Fact[] }) {
  const { title, columns, facts } = props;
  const given = facts.filter(isGiven);
  const missing = facts.filter((fact) => !isGiven(fact)).map(({ label }) => label);
  return (
    <InfoCard title={title} count={given.length} isEmpty={given.length === 0}>
      {given.length > 0 && (
        <DetailList columns={columns}>
          {given.map(({ label, value, isWide }) => (
            <Detail key={label} label={label} wide={isWide ?? false}>
              {value}
            </Detail>
          ))}
        </DetailList>
      )}
      {missing.length > 0 && (
        <Text fontSize="sm" color="fg.muted" mt={given.length > 0 ? '4' : undefined}>
          {t('Not given: {names}', { names: missing.join(', ') })}
        </Text>
      )}
    </InfoCard>
  );
}
