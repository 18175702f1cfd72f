import type { Theme } from '#design-system/theme/theme.ts'

export type { Theme }

/** One cookie an axis, kept as long as the language, so that the server sends the right page at once. */
export const themeCookies = {
  mode: 'mode',
  palette: 'palette',
  grey: 'grey',
} as const satisfies Record<keyof Theme, string>
