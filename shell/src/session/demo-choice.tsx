import { type Credentials, lazyModule, signInMethods } from '@shootline/shared-api';
import { LazyPart } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';

const accounts = lazyModule(() => import('./demo-accounts.tsx'));

/** The accounts of the demo, on a server that shows it. */
export function DemoChoice({ onChoose }: { onChoose: (account: Credentials) => Promise<void> }) {
  const { data } = useQuery(signInMethods());
  const demo = data?.demo;
  if (!demo) return null;
  return (
    <LazyPart of={accounts} loading={null} failed={() => null}>
      {({ DemoAccounts }) => <DemoAccounts demo={demo} onChoose={onChoose} />}
    </LazyPart>
  );
}
