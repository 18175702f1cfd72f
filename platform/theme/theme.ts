/** How the interface looks: kept in cookies, so that the server sends the right page at once. */
export type Theme = { mode: string; palette: string; grey: string }

/** product.md, section 9. */
export const defaultTheme: Theme = { mode: 'light', palette: 'green', grey: 'gray' }

/** One cookie an axis, kept as long as the language. */
export const themeCookies = { mode: 'mode', palette: 'palette', grey: 'grey' } as const satisfies Record<keyof Theme, string>
