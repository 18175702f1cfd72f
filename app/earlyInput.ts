type Field = HTMLInputElement | HTMLTextAreaElement

declare global {
  interface Window {
    ouenEarly?: {
      button: HTMLElement | undefined
      /** What was typed into a field, or whether it was chosen. */
      fields: Map<Field, string | boolean>
      hold: (event: Event) => void
      note: (event: Event) => void
    }
  }
}

/**
 * Inlined in each page: on a slow phone a fan types into and taps what they see before its code has arrived.
 * What they typed and chose is noted: React would set it back to what the server knew. The last tapped
 * button is held, and shown as busy, until the app can answer. Links need no code.
 */
export const earlyInputScript = `(()=>{const early=window.ouenEarly={button:undefined,fields:new Map,hold(event){const button=event.target.closest("button");if(!button)return;event.preventDefault();event.stopPropagation();early.button?.removeAttribute("data-held");early.button=button;button.setAttribute("data-held","")},note({target,isComposing}){if(target.type==="file")return;if(isComposing)early.fields.delete(target);else early.fields.set(target,/^(checkbox|radio)$/.test(target.type)?target.checked:target.value)}};addEventListener("click",early.hold,true);addEventListener("input",early.note,true)})()`

/**
 * Hands the app what was typed and chosen before it was there, and then answers the tap that was held. One
 * after the other, each once React has drawn what came of the last.
 */
export async function replayEarlyInput(): Promise<void> {
  const early = window.ouenEarly
  if (!early) return
  removeEventListener('click', early.hold, true)
  removeEventListener('input', early.note, true)
  delete window.ouenEarly
  const { button } = early
  for (const element of [...early.fields.keys(), button]) hydrate(element)
  await drawn()
  for (const [field, given] of early.fields) {
    if (field.isConnected) replay(field, given)
    await drawn()
  }
  button?.removeAttribute('data-held')
  if (button?.isConnected) button.click()
}

/**
 * React hydrates what stands in a `Suspense` after the rest, and takes what a field then holds for its own. An event
 * that a person causes makes it hydrate at once; this one means nothing to anybody.
 */
function hydrate(element: HTMLElement | undefined): void {
  element?.dispatchEvent(new Event('dragend', { bubbles: true }))
}

const drawn = () => new Promise((resolve) => setTimeout(resolve))

/** React takes notice of a field only where it holds something else than React last set or saw. */
function replay(field: Field, given: string | boolean): void {
  if (typeof given === 'boolean') {
    const input = field as HTMLInputElement
    input.checked = !given
    input.click()
    return
  }
  const caret = document.activeElement === field ? field.selectionStart : null
  field.value = ''
  const prototype = Object.getPrototypeOf(field) as Field
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, given)
  if (caret !== null) field.setSelectionRange(caret, caret)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
