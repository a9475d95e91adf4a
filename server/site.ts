/** Where a request comes from, and the name under which this server is reached. */
import { isIP } from 'node:net';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** May this request act for whoever it comes from? A page of another site must not. */
export function isFromHere(headers: Headers, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (typeof origin !== 'string') return false;
  if (publicUrl !== undefined) return origin === publicUrl;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** What a passkey is made for: a page of this origin, and the name that its browser ties it to. */
export interface Site {
  readonly origin: string;
  readonly rpId: string;
}

/** A sentence where browsers make no passkeys. */
export function passkeySite(headers: Headers, publicUrl: string | undefined): Site | string {
  if (!isFromHere(headers, publicUrl)) return 'This came from another site, so nothing was done.';
  const { origin, hostname, protocol } = new URL(publicUrl ?? String(headers.origin));
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0)
    return `Passkeys belong to a name such as localhost or play.example.org; ${hostname} is none.`;
  if (protocol !== 'https:' && hostname !== 'localhost' && !hostname.endsWith('.localhost'))
    return 'Passkeys need https, except on localhost.';
  return { origin, rpId: hostname };
}

/** Then cookies go over https only. */
export function isSecure(
  { protocol }: { readonly protocol: string },
  publicUrl: string | undefined,
): boolean {
  return publicUrl === undefined ? protocol === 'https' : publicUrl.startsWith('https:');
}
