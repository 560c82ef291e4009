import { Box, Flex, Heading, Icon } from '@shootline/shared-ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const Folding = createContext({ isFolded: false, target: '' });
const IsOpen = createContext(true);

interface CardFoldingProps {
  isFolded: boolean;
  /** The id of a card that is opened and scrolled to, such as that of a link to a part of the page. */
  target: string;
  children: ReactNode;
}

/** Folds the cards inside to one line each, with their `count`, until the user opens them. */
export function CardFolding({ isFolded, target, children }: CardFoldingProps) {
  return <Folding value={{ isFolded, target }}>{children}</Folding>;
}

/** Whether the card around is open, so that its content is in view. */
export const useIsCardOpen = () => useContext(IsOpen);

/** The folding of the card with this id. */
export function useFold(id: string) {
  const { isFolded, target } = useContext(Folding);
  const card = useRef<HTMLDivElement>(null);
  const isTarget = target === id;
  const [isOpened, setIsOpened] = useState(isTarget);
  const [seen, setSeen] = useState(target);
  if (seen !== target) {
    setSeen(target);
    if (isTarget) setIsOpened(true);
  }
  useEffect(() => {
    if (isTarget) card.current?.scrollIntoView();
  }, [isTarget]);
  return { card, isFolded, isOpen: !isFolded || isOpened, setIsOpened };
}

interface FoldBodyProps {
  id: string;
  isOpen: boolean;
  onFound: () => void;
  children: ReactNode;
}

/** A card's content. While folded it is still printed, and the browser's search finds and opens it. */
export function FoldBody({ id, isOpen, onFound, children }: FoldBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React knows only whether an element is hidden.
    if (!isOpen) body.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const { current } = body;
    current?.addEventListener('beforematch', onFound);
    return () => current?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <Box
      ref={body}
      id={id}
      hidden={!isOpen}
      colorPalette="brand"
      _print={{ display: 'block !important', contentVisibility: 'visible' }}
    >
      <IsOpen value={isOpen}>{children}</IsOpen>
    </Box>
  );
}

interface FoldHeadingProps {
  titleId: string;
  bodyId: string;
  title: string;
  count: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
}

/** A folded card's line: a button with its title and count. */
export function FoldHeading(props: FoldHeadingProps) {
  const { titleId, bodyId, title, count, isOpen, onToggle } = props;
  return (
    <Heading as="h2" size="md" letterSpacing="-0.01em">
      <Flex
        as="button"
        width="full"
        minH="12"
        px="4"
        align="center"
        gap="2"
        textAlign="start"
        cursor="pointer"
        borderRadius="l3"
        focusVisibleRing="inside"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={onToggle}
      >
        <Box as="span" id={titleId} flex="1">
          {title}
        </Box>{' '}
        <Box as="span" fontSize="sm" fontWeight="normal" color="fg.muted">
          {count}
        </Box>
        <Box as="span" color="fg.muted" rotate={isOpen ? '180deg' : undefined}>
          <Icon icon={ChevronDown} size={18} />
        </Box>
      </Flex>
    </Heading>
  );
}
