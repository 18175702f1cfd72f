import { useState, type KeyboardEvent } from 'react'

/**
 * Which of a list beside a field the keys are at: none, until an arrow comes there. Escape shuts it until something else is
 * typed; Enter without a choice is the field's own. What is chosen stays so where other rows come beside it.
 */
export function useChoice<Item extends { id: string }>(
  items: readonly Item[],
  typed: string,
  onPick: (item: Item) => void,
) {
  const [at, setAt] = useState<{ typed: string; id?: string | undefined }>({ typed })
  const [shutAt, setShutAt] = useState<string>()
  const isOpen = items.length > 0 && shutAt !== typed
  const index =
    isOpen && at.typed === typed && at.id !== undefined
      ? items.findIndex(({ id }) => id === at.id)
      : -1
  const choose = (next: number) => setAt({ typed, id: items[next]?.id })
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, keyCode, nativeEvent, shiftKey, ctrlKey, metaKey, altKey } = event
    // Keys that choose a conversion choose nothing here.
    if (!isOpen || nativeEvent.isComposing || keyCode === 229) return
    if (shiftKey || ctrlKey || metaKey || altKey) return
    const item = items[index]
    // Beyond either end is the field itself.
    const rows = items.length + 1
    if (key === 'ArrowDown') choose(((index + 2) % rows) - 1)
    else if (key === 'ArrowUp') choose(((index + rows) % rows) - 1)
    else if (key === 'Escape') setShutAt(typed)
    else if (key === 'Enter' && item) onPick(item)
    else return
    event.preventDefault()
  }
  return { isOpen, index, onKeyDown }
}
