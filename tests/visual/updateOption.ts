const known = ['all', 'new', 'none', 'true', 'false']

/**
 * Vitest takes the word after `--update` for its value, and one that it does not know for "all":
 * `--update Button` would write the lines of every story.
 * @throws Error that says how it is meant.
 */
export function refuseUnknownUpdate(argv: readonly string[]): void {
  const at = argv.findIndex((word) => /^(-u|--update)(=|$)/.test(word))
  if (at === -1) return
  const value = argv[at]!.split('=')[1] ?? argv[at + 1]
  if (value === undefined || value.startsWith('-') || known.includes(value)) return
  throw new Error(
    `--update knows no "${value}". Name the stories before it: npm run test:stories -- ${value} --update`,
  )
}
