import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { messageElement } from './messageElement.ts'

type Keys = {
  newestId: string | undefined
  onMenu: (id: string, element: HTMLElement) => void
  onReply: (id: string) => void
}

/** One stop of Tab for the whole talk, at its newest message first: arrows, Home and End move, Enter opens the menu. */
export function useMessageKeys({ newestId, onMenu, onReply }: Keys) {
  const [focusedId, setFocusedId] = useState<string>()
  return {
    currentId: focusedId ?? newestId,
    handlers: {
      onFocus: ({ target }: FocusEvent) => setFocusedId(messageElement(target)?.id),
      onKeyDown: (event: KeyboardEvent) => {
        const current = messageElement(event.target)
        // What is in a message, such as a link, has keys of its own.
        if (!current || current.element !== event.target) return
        const { key, ctrlKey, metaKey, altKey } = event
        if (ctrlKey || metaKey || altKey) return
        const next = neighbour(current.element, key)
        if (next) next.focus()
        else if (key === 'Enter' || key === ' ') onMenu(current.id, current.element)
        else if (key === 'r') onReply(current.id)
        else return
        event.preventDefault()
      },
    },
  }
}

function neighbour(element: HTMLElement, key: string): HTMLElement | undefined {
  if (!['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key)) return undefined
  const all = [...(element.closest('ol')?.querySelectorAll<HTMLElement>('[data-message]') ?? [])]
  const at = all.indexOf(element)
  switch (key) {
    case 'ArrowUp':
      return all[Math.max(0, at - 1)]
    case 'ArrowDown':
      return all[Math.min(all.length - 1, at + 1)]
    default:
      return key === 'Home' ? all[0] : all.at(-1)
  }
}
