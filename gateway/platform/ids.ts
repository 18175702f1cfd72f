import { typeid } from 'typeid-js'

/** The prefixes of our ids, one a type. */
export type IdPrefix =
  | 'user'
  | 'community'
  | 'membership'
  | 'talent'
  | 'happening'
  | 'channel'
  | 'message'
  | 'report'
  | 'signup'
  | 'code'
  | 'upload'
  | 'mail'
  | 'oob'
  | 'session'

/** A new id: prefixed by type, ordered by time (TypeID), such as `message_01jd…`. */
export function newId(prefix: IdPrefix): string {
  return typeid(prefix).toString()
}

/** The prefix of an id, or undefined where the text is no id of ours. */
export function prefixOf(id: string): string | undefined {
  return /^([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}$/.exec(id)?.[1]
}
