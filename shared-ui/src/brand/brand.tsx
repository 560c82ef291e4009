import { HStack, Text } from '../basics.ts';
import { createContext, type ReactNode, useContext } from 'react';

/** The brand of a deployment: its name, the address of its logo ('' for none) and of its terms. */
export type Brand = { name: string; logo: string; termsUrl: string };

export const BrandContext = createContext<Brand>({ name: '', logo: '', termsUrl: '' });

export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** The brand of this deployment. Empty outside a `BrandProvider`. */
export function useBrand(): Brand {
  return useContext(BrandContext);
}

/** The logo, `height` px high, and the brand's name beside it. */
export function BrandLogo({ height = 28 }: { height?: number }) {
  const { name, logo } = useBrand();
  return (
    <HStack gap="2" minH={`${height}px`}>
      {logo && <img src={logo} alt="" width={height} height={height} />}
      <Text as="span" fontWeight="bold" fontSize="lg" letterSpacing="-0.01em" color="fg">
        {name}
      </Text>
    </HStack>
  );
}
