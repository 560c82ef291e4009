import { t } from '@shootline/shared-api';
import { Discards, Flex, Text } from '@shootline/shared-ui';
import { Form, type FormProps, SubmitButton } from '@shootline/shared-ui/form';
import { CancelButton, KeptInputForm } from '@shootline/shared-ui/kept-input';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { ReactNode } from 'react';
import { object } from 'yup';

export type ActionButtons = {
  /** The submit button's label; `progress` replaces it while submitting. */
  primary: string;
  progress: string;
  /** The label of the other button. */
  cancel?: string;
  isDangerous?: boolean;
  onCancel: () => void;
};

const shadow = '0 -8px 12px';

/** On narrow screens, and in every dialog, which sets these variables. */
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
 * Cancel, hidden while submitting, and the submit button. With `isFirst`, for a form without fields, a dialog
 * opens with the focus on the submit button, or on Cancel for a destructive action.
 */
function Buttons({
  primary,
  progress,
  cancel = t('Cancel'),
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
      // Keeps the buttons within reach below a long form.
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

/** The fields of an action and its two buttons. A failure is shown above the fields or next to them. */
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
  /** Keeps the input under this name, like `KeptInputForm`. */
  keepAs?: string;
  /** Whether the form has no fields, or none that must be filled in. */
  isQuestion?: boolean | undefined;
  /** Whether the form follows content to be read first; sticky buttons would then cover its fields. */
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
      // This Cancel keeps the input of the dialog's other forms.
      <Discards value={null}>
        <Form {...form}>{content}</Form>
      </Discards>
    );
  }
  return (
    <KeptInputForm {...form} keepAs={keepAs}>
      {content}
    </KeptInputForm>
  );
}

const noInput = object({});

/** A question with its consequences and the two buttons. */
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
