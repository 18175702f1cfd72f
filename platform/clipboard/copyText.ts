/** How long a clipboard may take before the older way is tried, in milliseconds: some inner browsers never answer. */
const clipboardPatience = 1000

/**
 * Copies a text; whether it is copied is answered. Over http and in many apps' inner browsers there is no
 * `navigator.clipboard`, in others it refuses or never settles: there, by the older way.
 */
export async function copyText(text: string): Promise<boolean> {
  return (await writeToClipboard(text)) || copySelected(text)
}

async function writeToClipboard(text: string): Promise<boolean> {
  const { clipboard } = navigator as { clipboard?: Clipboard }
  if (!clipboard) return false
  const { promise: isLate, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), clipboardPatience)
  const isWritten = clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  return Promise.race([isWritten, isLate]).finally(() => clearTimeout(timer))
}

/** Selects the text in a field of its own, where the focus may be, and lets the browser copy the selection. */
function copySelected(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0'
  // A dialog keeps the focus inside: a field beyond it could not be selected.
  const place = focused?.closest('[role="dialog"],[role="alertdialog"]') ?? document.body
  place.append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
