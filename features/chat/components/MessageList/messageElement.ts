/** The message that something in it stands for: its id and its element. */
export function messageElement(
  target: EventTarget,
): { id: string; element: HTMLElement } | undefined {
  const element =
    target instanceof Element ? target.closest<HTMLElement>('[data-message]') : undefined
  const id = element?.dataset.message
  return element && id ? { id, element } : undefined
}
