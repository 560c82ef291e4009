import { t } from '@shootline/shared-api';
import { Button, Flex, Text } from '@shootline/shared-ui';

/** Turns the pages of a list; without buttons if it has one page. */
export function PageButtons(props: {
  /** The index of the page's first entry, from 0. */
  first: number;
  of: number;
  size: number;
  onTurn: (first: number) => void;
}) {
  const { first, of, size, onTurn } = props;
  const button = (label: string, to: number) => {
    const isEnd = to < 0 || to >= of;
    return (
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        // `disabled` would lose the focus.
        aria-disabled={isEnd || undefined}
        opacity={isEnd ? '0.5' : undefined}
        onClick={() => {
          if (!isEnd) onTurn(to);
        }}
      >
        {label}
      </Button>
    );
  };
  return (
    <Flex
      as="nav"
      aria-label={t('Pages of feedback')}
      minH="11"
      pt="2"
      gap="3"
      align="center"
      justify="flex-end"
    >
      {of > size && (
        <>
          <Text fontSize="sm" color="fg.muted" aria-live="polite">
            {t('{first}–{last} of {count}', {
              first: first + 1,
              last: Math.min(first + size, of),
              count: of,
            })}
          </Text>
          {button(t('Previous'), first - size)}
          {button(t('Next'), first + size)}
        </>
      )}
    </Flex>
  );
}
