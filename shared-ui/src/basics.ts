export {
  Badge,
  Box,
  Center,
  Flex,
  Grid,
  Heading,
  HStack,
  Link,
  Skeleton,
  Spacer,
  Spinner,
  Stack,
  Text,
  VisuallyHidden,
} from './styled/boxes.tsx';
export { Button, IconButton } from './styled/buttons.tsx';
export type { ButtonProps } from './styled/buttons.tsx';
export { styled } from './styled/styled.tsx';
export type { StyledProps, StyleProps } from './styled/styled.tsx';
