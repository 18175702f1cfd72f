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
}
