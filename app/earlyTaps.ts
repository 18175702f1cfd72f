declare global {
  interface Window {
    ouenTaps?: { button: HTMLElement | undefined; hold: (event: MouseEvent) => void }
  }
}

/**
 * Inlined in each page: on a slow phone a fan taps what they see before its code has arrived. The last
 * tapped button is held, and shown as busy, until the app can answer. Links need no code.
 */
export const earlyTapsScript = `(()=>{const taps=window.ouenTaps={button:undefined,hold(event){const button=event.target.closest("button");if(!button)return;event.preventDefault();event.stopPropagation();taps.button?.removeAttribute("data-held");taps.button=button;button.setAttribute("data-held","")}};addEventListener("click",taps.hold,true)})()`

/** Answers the tap that was held, now that the app is there. */
export function replayEarlyTap(): void {
  const taps = window.ouenTaps
  if (!taps) return
  removeEventListener('click', taps.hold, true)
  delete window.ouenTaps
  const { button } = taps
  button?.removeAttribute('data-held')
  if (button?.isConnected) button.click()
}
