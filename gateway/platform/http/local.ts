import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { isLoopback, isOnLoopback } from '../loopback.ts'

/** What proxies and delivery networks add to what they pass on; who asks by themselves sends none of it. */
const forwarding =
  /^(via|forwarded|x-forward.*|x-real-.*|x-original-.*|x-originating-.*|x-proxy.*|x-host|x-remote-.*|(x-|true-|x-cluster-|fastly-|fly-)client-ip|client-ip|cf-.*|cdn-.*|x-(envoy|azure|arr|amzn|amz|appengine|vercel|nf|cloud-trace)-.*)$/

/**
 * Whether a request comes from this machine itself, for what is shown to its operator alone. A proxy on the
 * same machine asks from loopback too, for strangers; so does a stranger's page whose name points here
 * (DNS rebinding). So nothing that was forwarded is local, nothing is where proxies are said to stand before
 * the gateway or fans come by an address of the network's, and the host must be one that no stranger can own.
 */
export function isLocal(request: Asking, config: Place): boolean {
  return isAskedHere(request, config) && isOwnHost(request.headers.host, config.origin)
}

/**
 * Whether a request comes from this machine, under whichever of its names: no stranger can own one that ends in
 * `.localhost`, as tenants beside the first have at a desk.
 */
export function isOnMachine(request: Asking, config: Place): boolean {
  const hostname = hostnameOf(request.headers.host)
  const isHere = hostname.endsWith('.localhost') || isOnLoopback(hostname)
  return isAskedHere(request, config) && isHere
}

type Asking = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string } }
type Place = Pick<Config, 'trustedProxies' | 'origin'>

function isAskedHere({ socket, headers }: Asking, { trustedProxies, origin }: Place): boolean {
  return (
    trustedProxies === 0 &&
    isOwnHost(new URL(origin).host, origin) &&
    isLoopback(socket.remoteAddress) &&
    !Object.keys(headers).some((name) => forwarding.test(name))
  )
}

function isOwnHost(host: string | undefined, origin: string): boolean {
  const hostname = hostnameOf(host)
  const isOfOrigin = hostname.endsWith('.localhost') && hostname === new URL(origin).hostname
  return isOfOrigin || isOnLoopback(hostname)
}

/** A host's name without its port; empty where it can be none. */
function hostnameOf(host: string | undefined): string {
  return host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
}
