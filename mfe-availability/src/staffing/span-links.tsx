import { t } from '@shootline/shared-api';
import { styled, useKey } from '@shootline/shared-ui';
import { Link, useNavigate } from '@shootline/shared-ui/router';
import type { BoardSpan } from './staffing-url.ts';

const labels: Record<BoardSpan, string> = {
  week: t('Week'),
  two_weeks: t('Two Weeks'),
  month: t('Month'),
};

/** Links to the board of a week, of two weeks and of a month, each with a key. */
export function SpanLinks(props: { shown: BoardSpan; pathOf: (span: BoardSpan) => string }) {
  const { shown, pathOf } = props;
  const navigate = useNavigate();
  const go = (span: BoardSpan) => () => void navigate(pathOf(span), { preventScrollReset: true });
  useKey('w', labels.week, go('week'));
  useKey('2', labels.two_weeks, go('two_weeks'));
  useKey('m', labels.month, go('month'));
  return (
    <Links aria-label={t('Days shown')}>
      {(['week', 'two_weeks', 'month'] as const).map((span) => (
        <Link
          key={span}
          to={pathOf(span)}
          preventScrollReset
          aria-current={span === shown ? 'true' : undefined}
        >
          {labels[span]}
        </Link>
      ))}
    </Links>
  );
}

const Links = styled('nav', {
  base: {
    display: 'flex',
    borderWidth: '1px',
    borderRadius: 'l2',
    overflow: 'clip',
    fontSize: 'sm',
    '& a': { px: '3', py: '2', lineHeight: '1.25rem', bg: 'bg.panel', focusVisibleRing: 'inside' },
    '& a + a': { borderInlineStartWidth: '1px' },
    '& a[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
  },
});
