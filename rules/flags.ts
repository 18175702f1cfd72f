/**
 * What can be switched on for some before it is for all, and what is shown where nobody decides otherwise. Each is
 * read by `useFlag`; one that nobody reads any more fails `npm run check`.
 */
export const flags = {
  /** On a phone's home the talents stand above what is going on. */
  'home.talents-first': { default: false },
} as const satisfies Readonly<Record<string, { default: boolean }>>

export type FlagName = keyof typeof flags
/** Every flag as it was decided for one viewer. */
export type Flags = Readonly<Record<FlagName, boolean>>

export const flagNames = Object.keys(flags) as readonly FlagName[]

/** What holds where nobody decides otherwise. */
export const defaultFlags = Object.fromEntries(
  flagNames.map((name) => [name, flags[name].default]),
) as Flags
