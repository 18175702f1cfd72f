import type { Config } from '../../platform/config.ts'
import type { Answer } from '../../platform/domain.ts'
import { openDisk, readFile } from '../../platform/files/disk.ts'
import { endOfAddress, isSame } from '../../platform/files/held.ts'
import { toImage } from '../../platform/files/image.ts'
import type { GatewayContext } from '../../platform/graphql/context.ts'
import { answerReading } from '../../platform/http/methods.ts'
import { keyedHash } from '../../platform/secret.ts'
import { stateOf } from './standing.ts'
import { findLetter } from './store.ts'
import type { LetterRow } from './tables.ts'

const picturesPath = '/letter-pictures/'

/** What a letter's answer shows of what was written by hand, by an address that ends; null without. */
export function toPicture(
  { id, answerPicture }: LetterRow,
  context: Pick<GatewayContext, 'config' | 'now' | 'language'>,
) {
  if (!answerPicture) return null
  const until = endOfAddress(context.now()).getTime()
  const query = new URLSearchParams({
    until: String(until),
    key: keyOf(context.config, id, until),
  })
  return { ...toImage(answerPicture, context), url: `${picturesPath}${id}.webp?${query}` }
}

function keyOf(config: Config, id: string, until: number): string {
  const parts = ['letter picture', config.tenantId, id, String(until)]
  return keyedHash(config, ...parts).toString('base64url')
}

/**
 * `GET /letter-pictures/<letter>.webp?until=&key=`: what answers a letter, for an address that `toPicture` gave and that
 * has not ended, as long as its gift is the fan's; 404 for any other.
 */
export const answerPictures: Answer = async (request, { config, databaseFor, now }) => {
  const { pathname, searchParams } = new URL(request.url)
  if (!pathname.startsWith(picturesPath)) return undefined
  const id = /^(giftletter_[0-9a-z]{26})\.webp$/.exec(pathname.slice(picturesPath.length))?.[1]
  const until = Number(searchParams.get('until'))
  return answerReading(request, async () => {
    const isOpen =
      id !== undefined &&
      until > now().getTime() &&
      isSame(searchParams.get('key') ?? '', keyOf(config, id, until))
    const letter = isOpen ? await findLetter(databaseFor(config.tenantId), id) : undefined
    const image = letter && stateOf(letter, now()) === 'ANSWERED' ? letter.answerPicture : undefined
    const bytes = image ? await readFile(await openDisk(config.files), image.path) : undefined
    if (!bytes)
      return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/webp',
        'content-length': String(bytes.byteLength),
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    })
  })
}
