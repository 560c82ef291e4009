import { Box, Button, chakra, Flex, Icon, Text } from '@shootline/shared-ui';
import FileIcon from 'lucide-react/icons/file';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { FieldLabel, FieldNotes, type FieldProps, useField } from '@shootline/shared-ui/form';
import { sizeText } from '@shootline/shared-api/rules';
import { flushSync } from 'react-dom';
import { useController, useFormContext } from 'react-hook-form';

/** Keeps the browser from opening a file that is dropped beside the field in place of the page. */
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

/** One file, chosen or dropped (S1 §2); held as a `File`, null when there is none. */
export function FileField(props: FieldProps) {
  const { name, label, help, isRequired, isDisabled } = props;
  const { id, error, control } = useField(props);
  const { field } = useController({ name });
  const { trigger } = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useSafeDrops();
  const file = field.value instanceof File ? field.value : null;

  // A file that is too large is refused before it is sent.
  const setFile = (next: File | null) => {
    field.onChange(next);
    void trigger(name);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && !isDisabled) setFile(dropped);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    // The input is hidden until the file is gone, and cannot have the focus before.
    flushSync(() => field.onChange(null));
    input.current?.focus();
  };

  return (
    <Box>
      <FieldLabel id={id} label={label} isRequired={isRequired} />
      <Flex
        direction="column"
        align="center"
        justify="center"
        gap="2"
        // The same with a file and without, so that nothing below moves.
        minH="32"
        px="4"
        py="5"
        textAlign="center"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor={error ? 'border.error' : isOver ? 'brand.solid' : 'border.control'}
        borderRadius="l2"
        bg={isOver ? 'bg.muted' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
      >
        {file ? (
          <Flex align="center" gap="3" maxW="full">
            <Text fontSize="sm" overflowWrap="anywhere">
              {file.name} ({sizeText(file.size)})
            </Text>
            {/* Of its name: while the input is hidden, the focus of a failed submit comes here. */}
            <Button
              name={name}
              aria-describedby={control['aria-describedby']}
              size="xs"
              variant="outline"
              colorPalette="gray"
              onClick={remove}
            >
              Remove
            </Button>
          </Flex>
        ) : (
          <>
            <Icon icon={FileIcon} size={22} />
            <Text fontSize="sm" color="fg.muted">
              Drop a file here or choose one, less than 20 MB.
            </Text>
          </>
        )}
        <Input
          id={id}
          name={name}
          type="file"
          disabled={isDisabled}
          hidden={file !== null}
          {...control}
          ref={(element: HTMLInputElement | null) => {
            input.current = element;
            field.ref(element);
          }}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          onBlur={field.onBlur}
        />
      </Flex>
      <FieldNotes id={id} help={help} error={error} />
    </Box>
  );
}

const Input = chakra('input', {
  base: { maxW: 'full', fontSize: 'sm', focusVisibleRing: 'outside', borderRadius: 'l1' },
});
