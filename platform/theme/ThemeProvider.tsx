import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { isGreyName, isMode, isPaletteName, type Theme } from '#design-system/theme/theme.ts'
import { keepPreference, preferenceMaxAge } from '../storage/cookie.ts'
import { themeCookies } from './theme.ts'

type KeptTheme = {
  theme: Theme
  /** Dresses the page at once and keeps the choice for 100 days. An unknown value changes nothing. */
  setTheme: (change: Partial<Record<keyof Theme, string>>) => void
}

const ThemeContext = createContext<KeptTheme | null>(null)

const isKnown = { mode: isMode, palette: isPaletteName, grey: isGreyName }
const axes = ['mode', 'palette', 'grey'] as const

/** Holds the look that the page came with, and changes it. */
export function ThemeProvider({ initial, children }: { initial: Theme; children: ReactNode }) {
  const [theme, setThemeState] = useState(initial)
  const setTheme = useCallback<KeptTheme['setTheme']>((change) => {
    for (const axis of axes) {
      const value = change[axis]
      if (value === undefined || !isKnown[axis](value)) continue
      document.documentElement.dataset[axis] = value
      keepPreference({ name: themeCookies[axis], maxAge: preferenceMaxAge }, value)
      setThemeState((current) => ({ ...current, [axis]: value }))
    }
  }, [])
  const kept = useMemo(() => ({ theme, setTheme }), [theme, setTheme])
  return <ThemeContext value={kept}>{children}</ThemeContext>
}

/** The page's look, and how to change it. Throws outside of a ThemeProvider. */
export function useTheme(): KeptTheme {
  const kept = use(ThemeContext)
  if (!kept) throw new Error('useTheme needs a ThemeProvider')
  return kept
}
