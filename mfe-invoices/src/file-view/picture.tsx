import { chakra } from '@shootline/shared-ui';
import { useEffect, useState } from 'react';
import { typedContent } from './file-kind.ts';
import { Reading } from './reading.tsx';

/** The content as an address of its own, as the portal's policy allows no blob as a picture. */
function useDataAddress(content: Blob, name: string) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(typedContent(content, name));
    return () => reader.abort();
  }, [content, name]);
  return address;
}

/** A picture, as wide as its place. */
export function Picture(props: {
  content: Blob;
  name: string;
  zoom: number;
  onFailure: () => void;
}) {
  const { content, name, zoom, onFailure } = props;
  const address = useDataAddress(content, name);
  if (address === null) return <Reading />;
  return <Image src={address} alt={name} onError={onFailure} style={{ width: `${zoom * 100}%` }} />;
}

const Image = chakra('img', { base: { display: 'block', height: 'auto', maxW: 'none' } });
