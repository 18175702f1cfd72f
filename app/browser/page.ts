import { localizePath, splitLocale, type Locale } from '#platform/intl/locale.ts'

/** Opens a path of the app as a new document, in the present language. */
export function openPage(path: string, locale: Locale): void {
  const [address = '/'] = localizePath(splitLocale(path).path, locale).split('#')
  if (address === location.pathname + location.search) location.reload()
  else location.assign(address)
}

const reloadedKey = 'ouen.reloaded-at'
/** A reload that changed nothing would otherwise follow itself for ever. */
const quietMs = 60_000

/** Asks for the present document again; with `isOnce` at most once a minute. */
export function reloadPage({ isOnce = false } = {}): void {
  if (isOnce) {
    if (Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0) < quietMs) return
    sessionStorage.setItem(reloadedKey, String(Date.now()))
  }
  location.reload()
  followTaps()
}

/**
 * A tap that opens another screen while the document is on its way would be undone by the document's arrival: it is asked
 * for again, for where the fan is by then. A browser that doesn't tell of such steps stays where the document leads.
 */
function followTaps(): void {
  if (!('navigation' in window)) return
  let asked = location.href
  navigation.addEventListener('currententrychange', () => {
    if (location.href === asked) return
    asked = location.href
    location.reload()
  })
}
