import type { JsxStyleProps } from '@chakra-ui/react';

/** Short names of properties. */
export const shorthands = {
  bg: 'background',
  bgImage: 'backgroundImage',
  m: 'margin',
  mt: 'marginTop',
  mb: 'marginBottom',
  ms: 'marginInlineStart',
  me: 'marginInlineEnd',
  mx: 'marginInline',
  my: 'marginBlock',
  p: 'padding',
  pt: 'paddingTop',
  pb: 'paddingBottom',
  ps: 'paddingInlineStart',
  pe: 'paddingInlineEnd',
  px: 'paddingInline',
  py: 'paddingBlock',
  w: 'width',
  h: 'height',
  minW: 'minWidth',
  minH: 'minHeight',
  maxW: 'maxWidth',
  maxH: 'maxHeight',
  insetX: 'insetInline',
  insetY: 'insetBlock',
  insetStart: 'insetInlineStart',
  insetEnd: 'insetInlineEnd',
  shadow: 'boxShadow',
  shadowColor: '--shadow-color',
  borderStart: 'borderInlineStart',
  borderEnd: 'borderInlineEnd',
  borderStartWidth: 'borderInlineStartWidth',
  borderEndWidth: 'borderInlineEndWidth',
  borderStartColor: 'borderInlineStartColor',
  borderEndColor: 'borderInlineEndColor',
} as const;

/** Properties that elements take as props, beside those with a short name. */
const propNames = [
  ...['alignContent', 'alignItems', 'alignSelf', 'animation', 'animationName', 'aspectRatio'],
  ...['background', 'border', 'borderBottomWidth', 'borderColor', 'borderRadius', 'borderStyle'],
  ...['borderTopRadius', 'borderTopWidth', 'borderWidth', 'bottom', 'boxShadow', 'boxSize'],
  ...['color', 'colorPalette', 'columnGap', 'cursor', 'display', 'flex', 'flexBasis'],
  ...['flexDirection', 'flexGrow', 'flexShrink', 'flexWrap', 'focusVisibleRing', 'fontFamily'],
  ...['fontSize', 'fontWeight', 'gap', 'gridAutoColumns', 'gridAutoFlow'],
  ...['gridAutoRows', 'gridColumn', 'gridRow', 'gridTemplateAreas', 'gridTemplateColumns'],
  ...['gridTemplateRows', 'height', 'hideBelow', 'inset', 'justifyContent', 'justifySelf', 'left'],
  ...['letterSpacing', 'lineClamp', 'lineHeight', 'listStyleType', 'margin', 'maxHeight'],
  ...['maxWidth', 'minHeight', 'minWidth', 'opacity', 'order', 'outline', 'overflow'],
  ...['overflowWrap', 'overflowX', 'overflowY', 'padding', 'pointerEvents', 'position', 'right'],
  ...['resize', 'rotate', 'rowGap', 'scrollMarginTop', 'textAlign', 'textDecoration', 'textStyle'],
  ...[
    'textOverflow',
    'textTransform',
    'textWrap',
    'top',
    'touchAction',
    'transform',
    'truncate',
    'userSelect',
  ],
  ...['verticalAlign', 'visibility', 'whiteSpace', 'width', 'zIndex'],
] as const;

export type StyleName = (typeof propNames)[number] | keyof typeof shorthands;

const names = new Set<string>([...propNames, ...Object.keys(shorthands), 'css']);

/** Whether a prop of an element is a style of it. */
export const isStyleProp = (name: string) => names.has(name) || name.startsWith('_');

export type ElementStyles = Pick<JsxStyleProps, StyleName>;
