import { localeOf, plainPage } from './plainPage.ts'
import { isReading } from './methods.ts'
import type { Handler } from './server.ts'

const words = {
  ja: {
    title: 'ここにはコミュニティがありません',
    body: 'アドレスをもう一度お確かめください。お気に入りやリンクから来たときは、移転したか、公開を終えたのかもしれません。',
  },
  en: {
    title: 'There is no community here',
    body: 'Please check the address. If a bookmark or a link brought you here, it may have moved or closed.',
  },
}

/** Answers whatever is asked at a host that is nobody's, or of a tenant that there is not: 404, without a word of others. */
export const answerUnknownHost: Handler = async (request) => {
  const url = new URL(request.url)
  if (!/^\/(graphql|stream)$/.test(url.pathname))
    return isReading(request.method)
      ? plainPage(localeOf(url), words[localeOf(url)], 404)
      : new Response('Not found', { status: 404, headers: uncached })
  const isMissing = !request.headers.get('tenant')
  const error = isMissing
    ? {
        message: 'The `tenant` header is missing: set TENANT_ID for the app.',
        extensions: { code: 'TENANT_MISSING' },
      }
    : { message: 'There is no such tenant here.', extensions: { code: 'TENANT_UNKNOWN' } }
  return Response.json({ errors: [error] }, { status: isMissing ? 400 : 404, headers: uncached })
}

const uncached = { 'cache-control': 'no-store' }
