import { emailTest } from '@shootline/shared-api/rules';
import { Stack, toast } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { CheckboxField, RadioField, SelectField } from '@shootline/shared-ui/choice-field';
import {
  Form,
  FormError,
  PasswordField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@shootline/shared-ui/form';
import { RatingField } from '@shootline/shared-ui/rating-field';
import { WallTimeField } from '@shootline/shared-ui/wall-time-field';
import { boolean, number, object, string } from 'yup';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const required = 'Please enter a value.';

const signIn = object({
  email: string().required(required).test(emailTest),
  password: string().required(required),
  alias: string().required(required),
});

export function SignInForm() {
  return (
    <Form
      label="Sign In"
      schema={signIn}
      defaultValues={{ email: '', password: '', alias: '' }}
      onSubmit={async () => {
        await wait(800);
        throw new Error('The email, password or workspace is not right.');
      }}
    >
      <TextField name="email" label="Email" type="email" autoComplete="username" isRequired />
      <PasswordField name="password" label="Password" isRequired />
      <TextField name="alias" label="Workspace" autoComplete="organization" isRequired />
      <SubmitButton busyText="Signing In..." width="full" size="lg">
        Sign In
      </SubmitButton>
    </Form>
  );
}

const brief = object({
  title: string().required(required),
  layout: string().required(required),
  video: string().required('Please select a value.'),
  parking: string().required('Please select a value.'),
  rating: number().required('Please select a value.'),
  terms: boolean().default(false).oneOf([true], 'Please select a value.'),
});

export function VariousFields() {
  return (
    <InfoCard title="Every field">
      <Form
        label="Every field"
        schema={brief}
        defaultValues={{ title: '', layout: '', video: '', parking: '', terms: false }}
        onSubmit={async ({ title }) => {
          await wait(800);
          if (title === 'taken') {
            throw new FormError('Invalid', [{ field: 'title', message: 'This title is taken.' }]);
          }
          toast.success('Draft Saved.');
        }}
      >
        <Stack gap="5" maxW="560px">
          <TextField name="title" label="Title" help="'taken' is taken." isRequired />
          <TextAreaField
            name="layout"
            label="Layout and lighting"
            help="Grows up to four lines."
            isRequired
          />
          <SelectField
            name="video"
            label="Video type"
            isRequired
            options={[
              { value: 'interview', label: 'Interview' },
              { value: 'event', label: 'Event' },
            ]}
          />
          <RadioField
            name="parking"
            label="Is parking available?"
            isRequired
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
          <WallTimeField name="from" label="From" timeLabel="From time" zone="Australia/Sydney" />
          <RatingField name="rating" label="How was the shoot?" isRequired />
          <CheckboxField name="terms" label="I accept the terms" isRequired />
          <TextField name="locked" label="A field that is locked" isDisabled />
          <div>
            <SubmitButton busyText="Saving...">Save Draft</SubmitButton>
          </div>
        </Stack>
      </Form>
    </InfoCard>
  );
}
