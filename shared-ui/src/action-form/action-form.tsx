import { Discards, Flex, Text } from '@shootline/shared-ui';
import { Form, type FormProps, SubmitButton } from '@shootline/shared-ui/form';
import { CancelButton, KeepingForm } from '@shootline/shared-ui/kept-form';
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

const shadow = '0 -8px 12px';

/** In narrow windows, and in any dialog, which says so by these variables. */
const sticky = {
  position: { base: 'sticky', md: 'var(--buttons, static)' },
  bottom: '0',
  zIndex: '1',
  pb: '3',
  mb: '-3',
  bg: 'bg.panel',
  boxShadow: {
    base: `${shadow} var(--ui-colors-bg-panel)`,
    md: `${shadow} var(--buttons-shade, transparent)`,
  },
} as const;

/**
 * Cancel, hidden while submitting, and the submit button (S1 §2). `isFirst` where nothing is asked: a
 * dialog then opens with the focus on the submit button, or on Cancel if something would be destroyed.
 */
function Buttons({
  primary,
  progress,
  cancel = 'Cancel',
  isDangerous = false,
  isFirst,
  isAfterContent,
  onCancel,
}: ActionButtons & { isFirst: boolean; isAfterContent: boolean }) {
  const { isSubmitting } = useFormState();
  const firstIf = (isIt: boolean) => (isFirst && isIt ? { 'data-autofocus': true } : {});
  return (
    <Flex
      justify="flex-end"
      gap="3"
      wrap="wrap"
      pt="1"
      // In reach of the thumb below a long form.
      {...(isAfterContent ? {} : sticky)}
    >
      {!isSubmitting && (
        <CancelButton onClick={onCancel} {...firstIf(isDangerous)}>
          {cancel}
        </CancelButton>
      )}
      <SubmitButton
        busyText={progress}
        {...firstIf(!isDangerous)}
        {...(isDangerous ? { colorPalette: 'red' } : {})}
      >
        {primary}
      </SubmitButton>
    </Flex>
  );
}

/** The fields of an action and its two buttons. A failure is shown above the fields or at them. */
export function ActionForm<Values extends FieldValues>({
  children,
  buttons,
  isQuestion = false,
  isAfterContent = false,
  keepAs,
  ...form
}: FormProps<Values> & {
  children: ReactNode;
  buttons: ActionButtons;
  /** Keeps the input under this name, as `KeepingForm` does. */
  keepAs?: string;
  /** Whether it has no fields. */
  isQuestion?: boolean;
  /** Whether it follows what is read first: buttons that stay in view would cover its fields then. */
  isAfterContent?: boolean;
}) {
  const content = (
    <>
      {children}
      <Buttons {...buttons} isFirst={isQuestion} isAfterContent={isAfterContent} />
    </>
  );
  if (keepAs === undefined) {
    return (
      // Its Cancel leaves what other forms of the dialog have kept.
      <Discards value={null}>
        <Form {...form}>{content}</Form>
      </Discards>
    );
  }
  return (
    <KeepingForm {...form} keepAs={keepAs}>
      {content}
    </KeepingForm>
  );
}

const noInput = object({});

/** A question, what the answer leads to, and the two buttons. */
export function Confirmation(props: {
  text: ReactNode;
  consequences?: ReactNode;
  buttons: ActionButtons;
  isAfterContent?: boolean;
  onConfirm: () => Promise<unknown>;
}) {
  const { text, consequences, buttons, isAfterContent, onConfirm } = props;
  return (
    <ActionForm
      schema={noInput}
      defaultValues={{}}
      onSubmit={onConfirm}
      buttons={buttons}
      isQuestion
      isAfterContent={isAfterContent}
    >
      <Text as="div">{text}</Text>
      {consequences}
    </ActionForm>
  );
}
