import { useState, type KeyboardEvent } from 'react'

/**
 * Which of a list beside a field the keys are at: none, until an arrow comes there. Escape shuts it until something else is
 * typed; Enter without a choice is the field's own.
 */
export function useChoice<Item>(
  items: readonly Item[],
  typed: string,
  onPick: (item: Item) => void,
) {
  const [at, setAt] = useState({ typed, index: -1 })
  const [shutAt, setShutAt] = useState<string>()
  const isOpen = items.length > 0 && shutAt !== typed
  const index = isOpen && at.typed === typed && at.index < items.length ? at.index : -1
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, keyCode, nativeEvent, shiftKey, ctrlKey, metaKey, altKey } = event
    // Keys that choose a conversion choose nothing here.
    if (!isOpen || nativeEvent.isComposing || keyCode === 229) return
    if (shiftKey || ctrlKey || metaKey || altKey) return
    const item = items[index]
    // Beyond either end is the field itself.
    const rows = items.length + 1
    if (key === 'ArrowDown') setAt({ typed, index: ((index + 2) % rows) - 1 })
    else if (key === 'ArrowUp') setAt({ typed, index: ((index + rows) % rows) - 1 })
    else if (key === 'Escape') setShutAt(typed)
    else if (key === 'Enter' && item) onPick(item)
    else return
    event.preventDefault()
  }
  return { isOpen, index, onKeyDown }
}
