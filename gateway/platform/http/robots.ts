import { answerReading } from './methods.ts'
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
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  }
  return async (request) =>
    new URL(request.url).pathname === '/robots.txt'
      ? answerReading(request, () => new Response(text, { headers }))
      : undefined
}
