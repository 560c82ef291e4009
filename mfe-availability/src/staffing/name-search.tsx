import { t } from '@shootline/shared-api';
import { Input } from '@shootline/shared-ui';
import { useEffect, useRef, useState } from 'react';

const pause = 300;
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Finds videographers by name, also those beyond the loaded ones, 300 ms after the last key or on Enter. */
export function NameSearch(props: {
  value: string;
  maxLength: number;
  onSearch: (name: string) => void;
}) {
  const { value, maxLength, onSearch } = props;
  const [typed, setTyped] = useState(value);
  const timer = useRef(0);
  // Follows changes from elsewhere, such as Reset and Back, without touching what is being typed.
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (tidy(typed) !== value) setTyped(value);
  }
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const search = (text: string, wait: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onSearch(tidy(text)), wait);
  };
  return (
    <Input
      type="search"
      size="sm"
      h={{ base: '9', md: '7' }}
      px="2"
      fontWeight="normal"
      bg="bg.panel"
      autoComplete="off"
      enterKeyHint="search"
      aria-label={t('Find a videographer by name')}
      placeholder={t('Find by name')}
      maxLength={maxLength}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        search(target.value, pause);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        search(typed, 0);
      }}
    />
  );
}
