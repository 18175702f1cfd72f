import type { Plugin } from 'graphql-yoga'
import type { Config } from '../config.ts'
import { compress, encodingOf, smallest } from '../http/compress.ts'
import { readCookies } from '../http/cookies.ts'

/** All that an answer depends on, besides its address. */
const vary = 'accept-encoding, authorization, cookie, tenant, language-code, auto-translation'

/**
 * Says who may keep an answer, and sends it as small as is quickly done. What a guest asks by GET is the same
 * for all guests and may be a second old in a shared cache, as their pages may; browsers, and everyone
 * else's answers, keep nothing. Nor do those of a guest with one of the `personalCookies`.
 */
export function useAnswers(
  personalCookies: ReadonlySet<string>,
  config: Pick<Config, 'isSecure'>,
): Plugin {
  const isPersonal = ({ headers }: Request) =>
    [...readCookies(headers.get('cookie'), config).keys()].some((name) => personalCookies.has(name))
  return {
    async onResponse({ request, response, setResponse, fetchAPI }) {
      const { headers } = response
      headers.set('vary', vary)
      headers.set(
        'cache-control',
        isShared(request, response) && !isPersonal(request)
          ? 'public, max-age=0, s-maxage=1'
          : 'private, no-store',
      )
      const encoding = encodingOf(request.headers.get('accept-encoding'))
      const isJson = /json/.test(headers.get('content-type') ?? '')
      if (!encoding || !isJson || Number(headers.get('content-length')) < smallest) return
      const body = await compress(await response.text(), encoding, 'answer')
      headers.set('content-encoding', encoding)
      headers.set('content-length', String(body.byteLength))
      const { status, statusText } = response
      setResponse(new fetchAPI.Response(body, { status, statusText, headers }))
    },
  }
}

function isShared({ method, headers }: Request, { status }: Response): boolean {
  return method === 'GET' && status === 200 && !headers.get('authorization')
}
