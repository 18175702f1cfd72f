const rules: readonly [RegExp, string][] = [
  // A JSON Web Token, then anything that says it is a credential.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\bbearer\s+[\w.~+/=-]+/gi, 'Bearer [token]'],
  [
    /\b((?:access_|refresh_|id_|custom)?token|oobcode|code|key|password|secret)(["']?\s*[=:]\s*["']?)[^\s"'&,}]+/gi,
    '$1$2[hidden]',
  ],
  [/[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, '[e-mail]'],
  // A Japanese number, with or without its country and its hyphens; not inside a longer number or id.
  [/(?<![\w-])(?:\+81[-\s]?|0)\d{1,4}[-\s]?\d{1,4}[-\s]?\d{3,4}(?![\w-])/g, '[phone]'],
]

/** A text without e-mail addresses, telephone numbers and credentials. */
export function scrubText(text: string): string {
  return rules.reduce((scrubbed, [pattern, mark]) => scrubbed.replace(pattern, mark), text)
}

const secretNames = /authorization|cookie|password|token|secret|e-?mail|phone|address|birth/i

/** The same all the way down; what is named like personal data is hidden whole. */
export function scrub<Value>(value: Value): Value {
  return scrubUnknown(value, 0) as Value
}

/** Deeper than any report goes: a cycle must end. */
const deepest = 12

function scrubUnknown(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return '[deep]'
  if (Array.isArray(value)) return value.map((item) => scrubUnknown(item, depth + 1))
  const entries = Object.entries(value).map(([name, held]) => [
    name,
    secretNames.test(name) && (typeof held === 'string' || typeof held === 'number')
      ? '[hidden]'
      : scrubUnknown(held, depth + 1),
  ])
  return Object.fromEntries(entries)
}
