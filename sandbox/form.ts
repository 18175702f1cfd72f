/** What was sent, by name: texts, and what stands in brackets. */
export type Fields = { [name: string]: string | Fields }

/** Reads `a[b][0]=c`, as Stripe's libraries write. Names that objects have of themselves are read as any other. */
export function readForm(text: string): Fields {
  const root: Fields = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    let at = root
    for (const part of path.slice(0, -1)) {
      const next = at[part]
      at = at[part] = typeof next === 'object' ? next : (Object.create(null) as Fields)
    }
    at[path.at(-1) ?? ''] = value
  }
  return root
}

/** A text among the fields; undefined where there is none. */
export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** What stands in brackets behind a name; empty where nothing does. */
export function groupOf(fields: Fields, name: string): Fields {
  const value = fields[name]
  return typeof value === 'object' ? value : {}
}
