import {
  ApiError,
  type Credentials,
  lastingStorage,
  lazyModule,
  sessionStore,
  signIn,
  signInMethods,
  signOut,
  useSession,
  t,
} from '@shootline/shared-api';
import { portalPath } from '@shootline/shared-api/portal';
import { credentialsRules } from '@shootline/shared-api/rules/session';
import {
  Box,
  BrandLogo,
  CenteredPanelLayout,
  LazyPart,
  RouterLink,
  Stack,
  toast,
} from '@shootline/shared-ui';
import { Form, PasswordField, SubmitButton, TextField } from '@shootline/shared-ui/form';
import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '@shootline/shared-ui/router';
import { LocaleChoice } from '../language/locale-choice.tsx';
import { ConnectionNotice } from '../offline/connection-notice.tsx';
import { endWaiting, typedSoFar } from '../start/waiting-form.ts';
import { workspaceKey } from '../start/workspace.ts';
import { namedAccount } from './named-account.ts';

const otherWays = lazyModule(() => import('./other-ways.tsx'));
const codeStep = lazyModule(
  () => import(/* webpackChunkName: "second-factor" */ '../second-factor/code-step.tsx'),
);

/** The Sign In page. Opening it signs out; success leads to `next` or home. */
export function SignInPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const named = namedAccount(useLocation().state);
  const next = portalPath(search.get('next')) ?? '/';
  const isSignedOut = useSession(({ user }) => user === null);
  const [hasOpened, setHasOpened] = useState(false);
  // Signing out clears data loaded before, so the question waits for it, also while React adopts the form
  // that the build has rendered for nobody.
  const { data: ways, isPending } = useQuery({
    ...signInMethods(),
    enabled: hasOpened && isSignedOut,
  });
  const { hub_url: hub, demo } = ways ?? {};
  const others = [hub, ways?.passkey_host].filter(Boolean);
  const form = useRef<HTMLFormElement>(null);
  // Typed before the portal's code was there.
  const [early] = useState(typedSoFar);
  // The credentials of an account that is asked for a code, and whether it is being asked.
  const [typed, setTyped] = useState<Credentials | null>(null);
  const [isAsked, setIsAsked] = useState(false);

  useEffect(() => {
    if (sessionStore.getState().user) signOut();
    startTransition(() => setHasOpened(true));
    if (endWaiting()) form.current?.requestSubmit();
    if (form.current?.contains(document.activeElement)) return;
    const inputs = form.current?.querySelectorAll('input') ?? [];
    [...inputs].find(({ value }) => !value)?.focus();
  }, [isAsked]);

  const enter = async ({ alias }: { alias: string }) => {
    lastingStorage.setItem(workspaceKey, alias);
    toast.dismiss();
    await navigate(next, { replace: true });
  };
  const submit = async (credentials: Credentials) => {
    try {
      await signIn(credentials);
    } catch (error) {
      if (!(error instanceof ApiError) || error.type !== 'SecondFactorNeeded') throw error;
      setTyped(credentials);
      setIsAsked(true);
      return;
    }
    await enter(credentials);
  };
  const workspace = search.get('workspace') || named.alias || lastingStorage.getItem(workspaceKey);
  const first = typed ? { ...typed, password: '' } : early;
  if (isAsked && typed) {
    return (
      <LazyPart of={codeStep}>
        {({ CodeStep }) => (
          <CodeStep credentials={typed} onEntered={enter} onBack={() => setIsAsked(false)} />
        )}
      </LazyPart>
    );
  }
  return (
    <CenteredPanelLayout
      logo={<BrandLogo height={36} />}
      title={t('Sign In')}
      // Below buttons that come once their number is known, so that nothing moves.
      footer={
        !isPending && (
          <>
            <LocaleChoice />
            {demo && (
              <LazyPart of={otherWays} loading={null} failed={() => null}>
                {({ DemoAccounts }) => <DemoAccounts demo={demo} onChoose={submit} />}
              </LazyPart>
            )}
          </>
        )
      }
    >
      <ConnectionNotice />
      <Form<Credentials>
        ref={form}
        label={t('Sign In')}
        schema={credentialsRules}
        defaultValues={{
          // Without a default a field keeps what the browser has filled in.
          email: first.email || named.email || undefined,
          password: first.password || undefined,
          alias: first.alias || workspace || undefined,
        }}
        onSubmit={submit}
      >
        <TextField
          name="email"
          label={t('Email')}
          type="email"
          autoComplete="username webauthn"
          isRequired
        />
        <PasswordField name="password" label={t('Password')} isRequired />
        <TextField name="alias" label={t('Workspace')} autoComplete="organization" isRequired />
        <SubmitButton busyText={t('Signing In...')}>{t('Sign In')}</SubmitButton>
        <RouterLink to="/forgot-password" fontSize="sm">
          {t('Forgot your password?')}
        </RouterLink>
      </Form>
      {others.length > 0 && (
        <Stack gap="5" mt="5">
          <LazyPart
            of={otherWays}
            loading={others.map((_way, place) => (
              <Box key={place} h="10" />
            ))}
          >
            {({ OtherWays }) => <OtherWays hub={hub} next={next} onEntered={enter} />}
          </LazyPart>
        </Stack>
      )}
    </CenteredPanelLayout>
  );
}
