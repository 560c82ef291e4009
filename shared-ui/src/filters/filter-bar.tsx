import { Box, Button, Flex, Icon, useIsDesktop } from '@shootline/shared-ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { type FormEvent, Fragment, type ReactNode, useId, useState } from 'react';

/**
 * The filters above a list, with Reset. In windows up to 768 px they collapse under a button that says
 * how many are in use.
 */
export function FilterBar(props: {
  children: ReactNode;
  onReset: () => void;
  isActive: boolean;
  activeCount?: number;
  label?: string;
}) {
  const { children, onReset, isActive, activeCount, label = 'Filters' } = props;
  const isDesktop = useIsDesktop();
  const [isOpen, setIsOpen] = useState(false);
  const [resets, setResets] = useState(0);
  const fieldsId = useId();
  const reset = () => {
    // Remounting the fields also drops what was typed but not yet passed on.
    setResets(resets + 1);
    onReset();
  };
  return (
    <Box
      asChild
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      shadow="xs"
      p={isDesktop ? '4' : '2'}
      mb="4"
    >
      <form
        role="search"
        aria-label={label}
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        {!isDesktop && (
          <Button
            variant="ghost"
            colorPalette="gray"
            width="full"
            justifyContent="flex-start"
            aria-expanded={isOpen}
            aria-controls={fieldsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon icon={ListFilter} size={18} />
            {activeCount ? `${label} (${activeCount})` : label}
            <Box as="span" ms="auto" transform={isOpen ? 'rotate(180deg)' : undefined}>
              <Icon icon={ChevronDown} size={18} />
            </Box>
          </Button>
        )}
        <Box
          id={fieldsId}
          hidden={!isDesktop && !isOpen}
          p={isDesktop ? '0' : '2'}
          pt={isDesktop ? '0' : '4'}
        >
          <Flex gap="3" align="flex-end" wrap="wrap">
            <Box
              display="grid"
              flex="1"
              minW="0"
              gridTemplateColumns={{
                base: 'minmax(0, 1fr)',
                sm: 'repeat(auto-fill, minmax(168px, 1fr))',
              }}
              columnGap="3"
              rowGap="3"
              alignItems="end"
            >
              <Fragment key={resets}>{children}</Fragment>
            </Box>
            <Button
              size="sm"
              variant={isActive ? 'outline' : 'ghost'}
              colorPalette="gray"
              width={{ base: 'full', md: 'auto' }}
              onClick={reset}
            >
              <Icon icon={X} size={16} />
              Reset
            </Button>
          </Flex>
        </Box>
      </form>
    </Box>
  );
}
