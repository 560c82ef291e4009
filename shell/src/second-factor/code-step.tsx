import { type Credentials, signIn, t } from '@shootline/shared-api';
import { BrandLogo, CenteredPanelLayout } from '@shootline/shared-ui';
import { beginSession } from '../identity/begin-session.ts';
import { PasskeyPart } from '../identity/passkey-part.tsx';
import { CodeForm } from './code-form.tsx';

interface CodeStepProps {
  credentials: Credentials;
  onEntered: (account: { alias: string }) => Promise<void>;
  onBack: () => void;
}

/** The page after the password of an account with a second factor. */
export function CodeStep({ credentials, onEntered, onBack }: CodeStepProps) {
  return (
    <CenteredPanelLayout logo={<BrandLogo height={36} />} title={t('Enter Your Code')}>
      <CodeForm
        email={credentials.email}
        send={async (code) => {
          await signIn({ ...credentials, ...code });
          await onEntered(credentials);
        }}
        onBack={onBack}
        passkey={
          <PasskeyPart
            onSignedIn={(user) => {
              beginSession(user);
              return onEntered({ alias: user.workspace });
            }}
          />
        }
      />
    </CenteredPanelLayout>
  );
}
