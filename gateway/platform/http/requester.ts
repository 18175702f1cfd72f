import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * Who asks, as limits count them: an IPv4 address, or an IPv6 /64. Behind proxies the address is the
 * one that the outermost of `trustedProxies` saw; forged entries to its left don't count.
 */
export function requesterOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown'
  const address = trustedProxies > 0 ? (forwardedOf(request).at(-trustedProxies) ?? direct) : direct
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? `${expand(plain).slice(0, 4).join(':')}::/64` : plain
}

function forwardedOf({ headers }: IncomingMessage): string[] {
  return String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((part) =>
    part.toLowerCase().replace(/^0+(?=.)/, ''),
  )
}
