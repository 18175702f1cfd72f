import { createContext, use } from 'react'
import type { AppSettings } from './settings.ts'

const AppSettingsContext = createContext<AppSettings | null>(null)

export const AppSettingsProvider = AppSettingsContext

/** What the document told the app. Throws outside of the app. */
export function useAppSettings(): AppSettings {
  const settings = use(AppSettingsContext)
  if (!settings) throw new Error('useAppSettings needs the app around')
  return settings
}
