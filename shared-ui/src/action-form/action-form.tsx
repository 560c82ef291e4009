import { Button, Flex, Text } from '@shootline/shared-ui';
import { Form, type FormProps, SubmitButton } from '@shootline/shared-ui/form';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { ReactNode } from 'react';
import { object } from 'yup';

export type ActionButtons = {
  /** The label of the submit button, and while submitting. */
  primary: string;
  progress: string;
  /** The label of the other button. */
  cancel?: string;
  isDangerous?: boolean;
  onCancel: () => void;
};

/** Cancel, hidden while submitting, and the submit button (S1 §2). */
function Buttons({ primary, progress, cancel = 'Cancel', isDangerous, onCancel }: ActionButtons) {
  const { isSubmitting } = useFormState();
  return (
    <Flex justify="flex-end" gap="3" wrap="wrap" pt="1">
      {!isSubmitting && (
        <Button variant="outline" colorPalette="gray" onClick={onCancel}>
          {cancel}
        </Button>
      )}
      <SubmitButton busyText={progress} {...(isDangerous ? { colorPalette: 'red' } : {})}>
        {primary}
      </SubmitButton>
    </Flex>
  );
}

/** The fields of an action and its two buttons. A failure is shown above the fields or at them. */
export function ActionForm<Values extends FieldValues>({
  children,
  buttons,
  ...form
}: FormProps<Values> & { children: ReactNode; buttons: ActionButtons }) {
  return (
    <Form {...form}>
      {children}
      <Buttons {...buttons} />
    </Form>
  );
}

const noInput = object({});

/** A question and its two buttons. */
export function Confirmation(props: {
  text: ReactNode;
  buttons: ActionButtons;
  onConfirm: () => Promise<unknown>;
}) {
  const { text, buttons, onConfirm } = props;
  return (
    <ActionForm schema={noInput} defaultValues={{}} onSubmit={onConfirm} buttons={buttons}>
      <Text as="div">{text}</Text>
    </ActionForm>
  );
}
