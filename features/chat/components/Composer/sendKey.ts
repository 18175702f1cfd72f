type Key = {
  key: string
  keyCode: number
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  isComposing: boolean
}

/**
 * Whether a key sends. Enter that confirms a kana conversion never does: `isComposing` says so, except in
 * Safari, which ends the composition first and tells it by the key code 229. On a touch screen Enter is a
 * new line, as the keyboard there has no Shift+Enter; with Ctrl or ⌘ it sends everywhere.
 */
export function isSendKey(
  { key, keyCode, shiftKey, ctrlKey, metaKey, isComposing }: Key,
  isTouch: boolean,
): boolean {
  if (key !== 'Enter' || isComposing || keyCode === 229) return false
  return ctrlKey || metaKey || (!shiftKey && !isTouch)
}
