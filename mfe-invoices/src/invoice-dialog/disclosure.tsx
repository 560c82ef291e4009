import { Box, Button, Icon } from '@shootline/shared-ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId, useState } from 'react';

/** A section of a dialog that renders and loads its content when the user opens it. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <Box>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        ms="-3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon icon={isOpen ? ChevronDown : ChevronRight} size={16} />
        {title}
      </Button>
      <Box id={id} mt="2" hidden={!isOpen}>
        {isOpen && children}
      </Box>
    </Box>
  );
}
