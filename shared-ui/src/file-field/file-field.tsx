import { t } from '@shootline/shared-api';
import { Box, Button, styled, Flex, Icon, Text } from '@shootline/shared-ui';
import FileIcon from 'lucide-react/icons/file';
import Upload from 'lucide-react/icons/upload';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { FieldLabel, FieldNotes, type FieldProps, useField } from '@shootline/shared-ui/form';
import {
  type FileUse,
  sizeText,
  acceptAttribute,
  acceptedFilesText,
} from '@shootline/shared-api/rules';
import { useController, useFormContext } from 'react-hook-form';

/** Keeps the browser from replacing the page with a file dropped beside the field. */
function useSafeDrops() {
  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', prevent);
    window.addEventListener('drop', prevent);
    return () => {
      window.removeEventListener('dragover', prevent);
      window.removeEventListener('drop', prevent);
    };
  }, []);
}

/** One file, chosen or dropped; the value is a `File`, or null for none. */
export function FileField(props: FieldProps & { use: FileUse }) {
  const { name, label, isRequired, isDisabled, use } = props;
  const help = [props.help, t('Takes {acceptedFiles}.', { acceptedFiles: acceptedFilesText(use) })]
    .filter(Boolean)
    .join(' ');
  const { id, error, control } = useField({ ...props, help });
  const { field } = useController({ name });
  const { trigger } = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useSafeDrops();
  const file = field.value instanceof File ? field.value : null;

  // Validates at once, so a file that is too large is refused before it is sent.
  const setFile = ([chosen]: Iterable<File>) => {
    if (!chosen || isDisabled) return;
    field.onChange(chosen);
    void trigger(name);
  };
  const drop = (files: FileList) => {
    // The browser fires no change event if the input already has the chosen file.
    if (input.current && !isDisabled && files.length > 0) input.current.files = files;
    setFile(files);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    field.onChange(null);
    input.current?.focus();
  };

  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <Row
        data-invalid={error ? '' : undefined}
        data-over={isOver ? '' : undefined}
        onDragOver={(event: DragEvent) => {
          event.preventDefault();
          setIsOver(!isDisabled);
        }}
        onDragLeave={({ currentTarget, relatedTarget }: DragEvent) => {
          if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
        }}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setIsOver(false);
          drop(event.dataTransfer.files);
        }}
      >
        <Icon icon={file ? FileIcon : Upload} size={16} />
        <Flex id={`${id}-file`} gap="2" flex="1" minW="0" color={file ? undefined : 'fg.muted'}>
          <Text truncate>{file ? file.name : t('Choose or drop a file, less than 20 MB')}</Text>
          {file && (
            <Text flexShrink="0" color="fg.muted">
              {sizeText(file.size)}
            </Text>
          )}
        </Flex>
        <Input
          id={id}
          name={name}
          type="file"
          accept={acceptAttribute(use)}
          title={file?.name}
          disabled={isDisabled}
          {...control}
          aria-describedby={[control['aria-describedby'], `${id}-file`].filter(Boolean).join(' ')}
          ref={(element: HTMLInputElement | null) => {
            input.current = element;
            field.ref(element);
          }}
          onChange={({ target }) => setFile(target.files ?? [])}
          onBlur={field.onBlur}
        />
        {file && (
          <Button
            size="xs"
            h="7"
            variant="outline"
            colorPalette="gray"
            position="relative"
            flexShrink="0"
            disabled={isDisabled}
            onClick={remove}
          >
            {t('Remove')}
          </Button>
        )}
      </Row>
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}

/** Looks like the other fields. */
const Row = styled('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: '10',
    ps: '3',
    pe: '2',
    bg: 'bg.panel',
    textStyle: 'sm',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    transition: 'border-color 0.15s',
    _hover: { borderColor: 'fg.subtle' },
    _invalid: { borderColor: 'border.error' },
    '&[data-over]': { borderColor: 'brand.solid', borderStyle: 'dashed', bg: 'bg.muted' },
    '&:has(input:focus-visible)': {
      borderColor: 'brand.focusRing',
      outline: '1px solid {colors.brand.focusRing}',
    },
    '&:has(input:disabled)': { opacity: '0.5' },
  },
});

/** Covers the whole row, so a click anywhere chooses a file. */
const Input = styled('input', {
  base: {
    position: 'absolute',
    inset: '0',
    w: 'full',
    h: 'full',
    opacity: '0',
    cursor: 'pointer',
    _disabled: { cursor: 'not-allowed' },
  },
});
