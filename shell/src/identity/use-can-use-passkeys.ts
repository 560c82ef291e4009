import { signInMethods } from '@shootline/shared-api';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Whether the browser reads which portals on other hosts may use the passkeys of a host. */
const relatedOrigins = queryOptions({
  queryKey: ['related origins'],
  queryFn: async () => {
    const able = await window.PublicKeyCredential.getClientCapabilities?.();
    return able?.['relatedOrigins'] === true;
  },
  staleTime: Infinity,
});

/** Whether this browser can use the portal's passkeys on this page; false until that is known. */
export function useCanUsePasskeys(): boolean {
  const { passkey_host: host, passkey_origins: origins } = useQuery(signInMethods()).data ?? {};
  const isAble = Boolean(host) && typeof window.PublicKeyCredential === 'function';
  const isRelated = isAble && origins?.includes(location.origin) === true;
  const { data: isAllowed } = useQuery({ ...relatedOrigins, enabled: isRelated });
  if (isRelated) return isAllowed === true;
  return isAble && `.${location.hostname}`.endsWith(`.${host}`);
}
