import { typeidUnboxed } from 'typeid-js'

/**
 * The prefixes of our ids, and what each is for. The contract's are in it by `@key`; whoever has another kind of
 * row adds its own by merging, and the compiler refuses a prefix that means two things.
 */
export interface IdPrefixes {
  upload: 'a file that was uploaded'
  mail: 'a message in the demo’s inbox'
}

/** A new id: prefixed by type, ordered by time (TypeID), such as `message_01jd…`. */
export function newId(prefix: keyof IdPrefixes): string {
  return typeidUnboxed(prefix)
}

/** The prefix of an id, or undefined where the text is no id of ours. */
export function prefixOf(id: string): string | undefined {
  return /^([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}$/.exec(id)?.[1]
}
