import type { Handler } from './server.ts'

const closed = [
  '/graphql',
  '/stream',
  '/session',
  '/inbox',
  '/auth/',
  '/onboarding/',
  '/settings',
  '/en/auth/',
  '/en/onboarding/',
  '/en/settings',
]

/** `/robots.txt`: what a community shows to guests may be found; steps, settings and calls need not be. */
export function createRobotsHandler(): Handler {
  const text = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), ''].join('\n')
  return async (request) =>
    new URL(request.url).pathname === '/robots.txt'
      ? new Response(text, {
          headers: {
            'content-type': 'text/plain; charset=utf-8',
            'cache-control': 'public, max-age=86400',
          },
        })
      : undefined
}
