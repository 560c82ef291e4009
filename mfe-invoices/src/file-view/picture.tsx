import { styled } from '@shootline/shared-ui';
import { useEffect, useState } from 'react';
import { typedContent } from '../file-text/file-kind.ts';
import { Reading } from './reading.tsx';

/** The content as a data URL, as the portal's content policy allows no blob as a picture. */
function useDataAddress(content: Blob, name: string, onFailure: () => void) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    // The chosen file may have been moved or deleted.
    reader.onerror = onFailure;
    reader.readAsDataURL(typedContent(content, name));
    return () => reader.abort();
  }, [content, name, onFailure]);
  return address;
}

/** A picture as wide as its frame, times the zoom. */
export function Picture(props: {
  content: Blob;
  name: string;
  zoom: number;
  onFailure: () => void;
}) {
  const { content, name, zoom, onFailure } = props;
  const address = useDataAddress(content, name, onFailure);
  if (address === null) return <Reading />;
  return <Image src={address} alt={name} onError={onFailure} style={{ width: `${zoom * 100}%` }} />;
}

const Image = styled('img', { base: { display: 'block', height: 'auto', maxW: 'none' } });
