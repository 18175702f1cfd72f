import { useEffect, useState, type RefObject } from 'react'

/** Whether the focus is in a form, and whether an IME is composing there. */
export function useTyping(ref: RefObject<HTMLFormElement | null>) {
  const [isFocused, setIsFocused] = useState(false)
  const [isComposing, setIsComposing] = useState(false)
  useEffect(() => {
    const form = ref.current
    if (!form) return
    const ended = new AbortController()
    const listen = <Type extends 'focusin' | 'focusout' | 'compositionstart' | 'compositionend'>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ) => form.addEventListener(type, listener, { signal: ended.signal })
    listen('focusin', () => setIsFocused(true))
    listen('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || !form.contains(relatedTarget)) setIsFocused(false)
    })
    listen('compositionstart', () => setIsComposing(true))
    listen('compositionend', () => setIsComposing(false))
    return () => ended.abort()
  }, [ref])
  return { isFocused, isComposing }
}
