/** Characters that a browser drops or turns round in an address, so that it leads elsewhere than it reads. */
const deceptive = /[\p{Cc}\p{Cf}\p{Zs}\\]/u

/** Why an address is not one that a page may lead to. */
export type AddressFault = 'UNREADABLE' | 'SCHEME' | 'HOST' | 'PATH'

/**
 * What is wrong with an address that an operator writes; null for one that a page may lead to: a path of our own, or
 * `https` of one of these hosts, spelled whole (`example.com` does not stand for `www.example.com`). It is judged as it
 * is written, before it is kept: `javascript:`, `//host`, `/\host`, other ports and names before a host are refused.
 */
export function faultOfAddress(address: string, hosts: readonly string[]): AddressFault | null {
  if (address.length === 0 || address.length > 500 || deceptive.test(address)) return 'UNREADABLE'
  if (address.startsWith('/')) return faultOfPath(address)
  let url: URL
  try {
    url = new URL(address)
  } catch {
    return 'UNREADABLE'
  }
  if (url.protocol !== 'https:') return 'SCHEME'
  const isPlain = url.username === '' && url.password === '' && url.port === ''
  return isPlain && hosts.includes(url.hostname) ? null : 'HOST'
}

/** A way up, also one written `%2e`, would lead past the part of the path that was looked at. */
function faultOfPath(path: string): AddressFault | null {
  if (path.startsWith('//')) return 'HOST'
  const [plain = ''] = path.split(/[?#]/, 1)
  const isUp = plain.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
  return isUp ? 'PATH' : null
}
