export {
  Badge,
  Box,
  Button,
  chakra,
  Flex,
  Grid,
  Heading,
  HStack,
  IconButton,
  Link,
  Skeleton,
  Spacer,
  Spinner,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
export type { BoxProps, ButtonProps, StackProps, TextProps } from '@chakra-ui/react';
