const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** Gives the browser of the tests an authenticator; `refuse` makes it fail like a user who cancels. */
export function withPasskeys({ canOffer = false, isRelated = false } = {}) {
  const asked: { kind: 'get' | 'create'; mediation?: string | undefined }[] = [];
  let refusal: Error | null = null;
  const credential = (response: object) => ({
    ...{ id: 'abc', rawId: bytes('abc'), type: 'public-key' },
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response,
  });
  const answerFor = async (kind: 'get' | 'create', mediation?: string) => {
    asked.push({ kind, mediation });
    // An offer waits until the user chooses from what the browser fills in.
    if (mediation === 'conditional') return new Promise<never>(() => {});
    if (refusal) throw refusal;
    return kind === 'get'
      ? credential({
          clientDataJSON: bytes('client'),
          authenticatorData: bytes('data'),
          signature: bytes('signature'),
          userHandle: bytes('user'),
        })
      : credential({ clientDataJSON: bytes('client'), attestationObject: bytes('object') });
  };
  const container = {
    get: ({ mediation }: { mediation?: string }) => answerFor('get', mediation),
    create: () => answerFor('create'),
  };
  class Credential {
    static isConditionalMediationAvailable = () => Promise.resolve(canOffer);
    static getClientCapabilities = () => Promise.resolve({ relatedOrigins: isRelated });
  }
  Object.defineProperty(navigator, 'credentials', { value: container, configurable: true });
  Object.defineProperty(window, 'PublicKeyCredential', { value: Credential, configurable: true });
  return {
    asked,
    refuse: (error: Error | null) => void (refusal = error),
    remove() {
      Reflect.deleteProperty(navigator, 'credentials');
      Reflect.deleteProperty(window, 'PublicKeyCredential');
    },
  };
}

/** The refusal of a browser whose user cancels. */
export const cancelled = () => new DOMException('Cancelled.', 'NotAllowedError');
