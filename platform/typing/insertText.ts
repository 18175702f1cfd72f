type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Writes into a field in place of what stands from `from` to `to`, or of what is selected, as if it had been typed: who
 * holds the text hears of it, the cursor is behind it, and the browser's own undo takes it back. The field gets the focus.
 */
export function insertText(
  field: TextField,
  text: string,
  from = field.selectionStart ?? field.value.length,
  to = field.selectionEnd ?? from,
): void {
  field.focus()
  field.setSelectionRange(from, to)
  // Nothing else writes into what a browser can undo. One that doesn't know it says so, or has it do nothing.
  const before = field.value
  if (document.execCommand?.('insertText', false, text) && field.value !== before) return
  field.setRangeText(text, from, to, 'end')
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }),
  )
}
