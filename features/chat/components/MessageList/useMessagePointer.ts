import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { messageElement } from './messageElement.ts'

/** How long a finger stays until it means the menu (as long as Android's). Milliseconds. */
const longPress = 450
/** How far it may slip meanwhile. CSS pixels. */
const slip = 10

type OpenMenu = (id: string, trigger: HTMLElement, isTouch: boolean) => void

/**
 * The menu opens under the finger: lifting it must not press what has come there. A touch is told of where it
 * began, whatever became of that element.
 */
function pressNothingOnLifting(target: EventTarget): void {
  const lifted = new AbortController()
  const { signal } = lifted
  const settle = (event: Event) => {
    event.preventDefault()
    lifted.abort()
  }
  target.addEventListener('touchend', settle, { passive: false, signal })
  target.addEventListener('touchcancel', settle, { signal })
}

/** Over which message the mouse is; a finger that stays, or the other button, opens a message's menu. */
export function useMessagePointer(onMenu: OpenMenu) {
  const [overId, setOverId] = useState<string>()
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const cancel = () => {
    clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => cancel, [])
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'

  return {
    overId,
    handlers: {
      onPointerOver: (event: PointerEvent) => {
        if (!isTouch(event)) setOverId(messageElement(event.target)?.id)
      },
      onPointerLeave: () => setOverId(undefined),
      onPointerDown: (event: PointerEvent) => {
        cancel()
        const pressed = isTouch(event) ? messageElement(event.target) : undefined
        if (!pressed) return
        const { target } = event
        const timer = setTimeout(() => {
          navigator.vibrate?.(10)
          pressNothingOnLifting(target)
          onMenu(pressed.id, pressed.element, true)
        }, longPress)
        press.current = { timer, x: event.clientX, y: event.clientY }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const start = press.current
        if (start && Math.hypot(clientX - start.x, clientY - start.y) > slip) cancel()
      },
      onPointerUp: cancel,
      // A list that begins to scroll takes the pointer away.
      onPointerCancel: cancel,
      onContextMenu: (event: MouseEvent) => {
        const of = messageElement(event.target)
        const isLink = event.target instanceof Element && event.target.closest('a, img')
        if (!of || isLink || getSelection()?.isCollapsed === false) return
        event.preventDefault()
        // A finger's own press is on its way, or has opened it.
        if (!press.current) onMenu(of.id, of.element, false)
      },
    },
  }
}
