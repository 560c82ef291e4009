import { t } from '@shootline/shared-api';
import { Box, Button, Flex, Heading, Icon, IconButton, useKey } from '@shootline/shared-ui';
import { Link, useNavigate } from '@shootline/shared-ui/router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';

const steps = {
  month: [t('Previous month'), t('Next month')],
  week: [t('Previous week'), t('Next week')],
  two_weeks: [t('Previous two weeks'), t('Next two weeks')],
} as const;

interface PeriodBarProps {
  /** The shown days in words. */
  title: string;
  /** The length of a step. */
  unit: keyof typeof steps;
  previousTo: string;
  nextTo: string;
  todayTo: string;
  children?: ReactNode;
}

/** The shown days, with links and keys to the days before and after and to today. */
export function PeriodBar(props: PeriodBarProps) {
  const { title, unit, previousTo, nextTo, todayTo, children } = props;
  const navigate = useNavigate();
  const [previous, next] = steps[unit];
  const go = (to: string) => () => void navigate(to, { preventScrollReset: true });
  useKey('[', previous, go(previousTo), { isRepeated: true });
  useKey(']', next, go(nextTo), { isRepeated: true });
  useKey('t', t('Today'), go(todayTo));
  const step = (label: string, to: string, icon: typeof ChevronLeft) => (
    <IconButton asChild variant="outline" colorPalette="gray" size="sm" bg="bg.panel">
      <Link to={to} preventScrollReset aria-label={label} title={label}>
        <Icon icon={icon} size={18} />
      </Link>
    </IconButton>
  );
  return (
    <Flex align="center" gap="2" wrap="wrap" mb="3">
      <Button asChild variant="outline" colorPalette="gray" size="sm" bg="bg.panel">
        <Link to={todayTo} preventScrollReset>
          {t('Today')}
        </Link>
      </Button>
      {step(previous, previousTo, ChevronLeft)}
      {step(next, nextTo, ChevronRight)}
      <Heading as="h2" size="md" ms="1" aria-live="polite">
        {title}
      </Heading>
      {children && <Box ms="auto">{children}</Box>}
    </Flex>
  );
}
