/** What a draw is told by: whole numbers and texts, in lists and objects. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [name: string]: Plain }

/**
 * The one text of a value, as RFC 8785 has it: names in the order of their UTF-16 code units, no spaces. Throws a
 * RangeError for a number that is no safe whole one: other languages write those otherwise.
 */
export function canonicalJson(value: Plain): string {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no safe whole number`)
    return String(value === 0 ? 0 : value)
  }
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new RangeError('a text with half a surrogate pair')
    return JSON.stringify(value)
  }
  if (value === null || typeof value === 'boolean') return String(value)
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`
  const members = Object.keys(value)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name]!)}`)
  return `{${members.join(',')}}`
}

// `Array.isArray` alone tells nothing of lists that are readonly.
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value)
