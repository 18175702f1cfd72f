import { useSyncExternalStore } from 'react'
import { consentTool, watchConsentTool, type ConsentTool } from './consentTool.ts'

/** The consent tool once it is active; null before, and where none is configured. */
export function useConsentTool(): ConsentTool | null {
  return useSyncExternalStore(watchConsentTool, consentTool, () => null)
}
