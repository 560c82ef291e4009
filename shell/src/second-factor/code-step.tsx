import { type Credentials, signIn, t } from '@shootline/shared-api';
import { BrandLogo, CenteredPanelLayout } from '@shootline/shared-ui';
import { CodeForm } from './code-form.tsx';

interface CodeStepProps {
  credentials: Credentials;
  onEntered: () => Promise<void>;
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
          await onEntered();
        }}
        onBack={onBack}
      />
    </CenteredPanelLayout>
  );
}
