import { t } from '@shootline/shared-api';
import { styled } from '../basics.ts';

/**
 * The first tab stops: links to the element with the id `content` and, on a page with a list, past its
 * views and filters to its rows.
 */
export function SkipLinks() {
  return (
    <>
      <SkipAnchor href="#content">{t('Skip to content')}</SkipAnchor>
      <SkipAnchor href="#list" css={{ 'body:not(:has(#list)) &': { display: 'none' } }}>
        {t('Skip to list')}
      </SkipAnchor>
    </>
  );
}

const SkipAnchor = styled('a', {
  base: {
    position: 'fixed',
    top: '3',
    insetStart: '3',
    zIndex: 'skipNav',
    px: '4',
    py: '2',
    borderRadius: 'l2',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    opacity: '0',
    _focus: { transform: 'none', opacity: '1', shadow: 'lg' },
    focusVisibleRing: 'outside',
  },
});
