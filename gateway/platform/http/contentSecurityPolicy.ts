import type { Config } from '../config.ts'

const tagHosts = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

/**
 * What a page may load: this origin, the styles and scripts that are inlined in it (by
 * their hashes), and what the settings switch on. No other inline script runs.
 */
export function contentSecurityPolicy(
  {
    isProduction,
    isSecure,
    connectOrigins,
    analytics,
  }: Pick<Config, 'isProduction' | 'isSecure' | 'connectOrigins' | 'analytics'>,
  styleHashes: readonly string[],
  scriptHashes: readonly string[],
): string {
  // In development Vite adds styles and scripts of its own as files change.
  if (!isProduction) return "frame-ancestors 'none'"
  const tags = analytics.tagManagerId || analytics.gtagId ? tagHosts : []
  const consent = analytics.consentToolUrl ? [new URL(analytics.consentToolUrl).origin] : []
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...tags, ...consent],
    'style-src-elem': ["'self'", ...styleHashes],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...tags],
    'connect-src': ["'self'", ...connectOrigins, ...tags, ...consent],
    // The error reporter compresses a replay in a worker of its own making.
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isSecure ? { 'upgrade-insecure-requests': [] } : {}),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
