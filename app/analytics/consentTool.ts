import { loadScript } from './loadScript.ts'

/** What a visitor's consent is asked and changed with. */
export type ConsentTool = { open: () => void }

/** The banner does not meet a visitor on arrival. */
const delayMs = 1000

let tool: ConsentTool | null = null
const listeners = new Set<() => void>()

export const consentTool = () => tool

export function watchConsentTool(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the configured tool after its delay; from then on its settings can be opened. */
export function startConsentTool(url: string): void {
  setTimeout(() => {
    loadScript(url, () => {
      tool = { open: openSettings }
      for (const listener of listeners) listener()
    })
  }, delayMs)
}

/** The ways in which the common tools are asked to show their settings. */
type Tools = {
  OneTrust?: { ToggleInfoDisplay: () => void }
  UC_UI?: { showSecondLayer: () => void }
  Cookiebot?: { renew: () => void }
}

function openSettings(): void {
  const { OneTrust, UC_UI: usercentrics, Cookiebot } = window as Tools
  if (OneTrust) OneTrust.ToggleInfoDisplay()
  else if (usercentrics) usercentrics.showSecondLayer()
  else if (Cookiebot) Cookiebot.renew()
  // Any other tool can listen for this.
  else dispatchEvent(new CustomEvent('consent-settings.requested'))
}
