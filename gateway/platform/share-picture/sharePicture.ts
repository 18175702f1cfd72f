import { createHash } from 'node:crypto'
import type { ImageRef } from '../database/columns.ts'
import type { GatewayContext, Language } from '../graphql/context.ts'

/** What stands on the picture that other sites show beside a link to a page. */
export type SharePicture = {
  /** What kind of thing it is, in a word or two. */
  label: string
  title: string
  /** What it belongs to. */
  line?: string
  image: ImageRef | null
  /** Whose colour it has; null for the site's own. */
  palette: string | null
}

/** What is drawn for an id, or null where a guest may not know of it: whoever has the address sees the picture. */
export type DescribePicture = (context: GatewayContext, id: string) => Promise<SharePicture | null>

/** By the prefix of the ids. */
export type SharePictures = ReadonlyMap<string, DescribePicture>

/** Raised where the same words are drawn otherwise. */
const drawing = 1

/** What changes with what is drawn, in 16 hexadecimal digits. */
export function revisionOf(drawn: object): string {
  return createHash('sha256')
    .update(JSON.stringify([drawing, drawn]))
    .digest('hex')
    .slice(0, 16)
}

/** Where the picture of this id stands, on the site's origin. Another picture has another address. */
export function addressOf(id: string, language: Language, picture: SharePicture): string {
  return `/share-pictures/${id}/${language}-${revisionOf(picture)}.png`
}

/** The same; null in a closed community, which is shown to nobody outside. */
export function sharePictureOf(
  { config, language }: Pick<GatewayContext, 'config' | 'language'>,
  id: string,
  picture: SharePicture | null,
): string | null {
  return picture && !config.isClosedCommunity ? addressOf(id, language, picture) : null
}
