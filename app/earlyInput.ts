type Field = HTMLInputElement | HTMLTextAreaElement

declare global {
  interface Window {
    ouenEarly?: {
      button: HTMLElement | undefined
      /** What was typed into a field, or whether it was chosen. */
      fields: Map<Field, string | boolean>
      /** The app answers by itself; only what it has not adopted yet is still held. */
      isOver: boolean
      note: (event: Event) => void
    }
  }
}

/**
 * Inlined in each page: on a slow phone a fan types into and taps what they see before its code has arrived.
 * What they typed and chose is noted: React would set it back to what the server knew. The last tapped
 * button is held, and shown as busy, until the app can answer. Links need no code.
 *
 * A part of the page may come with code of its own, later still: React knows nothing yet of a button in it, and would
 * let the tap pass. It is held in the same way until React has adopted it, by the property that React leaves on what is
 * its own. What others put into the page (no ancestor below the body is React's) is left alone.
 */
export const earlyInputScript = `(()=>{const adopted=element=>!!element&&Object.keys(element).some(key=>key.startsWith("__reactProps"));const early=window.ouenEarly={button:undefined,fields:new Map,isOver:false,hold(event){const button=event.target.closest("button");if(!button||early.isOver&&(adopted(button)||!adopted(button.closest("body>*"))))return;event.preventDefault();event.stopPropagation();early.button?.removeAttribute("data-held");early.button=button;button.setAttribute("data-held","");if(early.isOver)early.answer(button)},answer(button){if(!button.isConnected||early.button!==button)return;button.dispatchEvent(new Event("dragend",{bubbles:true}));if(!adopted(button))return setTimeout(early.answer,50,button);button.removeAttribute("data-held");button.click()},note({target,isComposing}){if(target.type==="file")return;if(isComposing)early.fields.delete(target);else early.fields.set(target,/^(checkbox|radio)$/.test(target.type)?target.checked:target.value)}};addEventListener("click",early.hold,true);addEventListener("input",early.note,true)})()`

/**
 * Hands the app what was typed and chosen before it was there, and then answers the tap that was held. One
 * after the other, each once React has drawn what came of the last.
 */
export async function replayEarlyInput(): Promise<void> {
  const early = window.ouenEarly
  if (!early) return
  early.isOver = true
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
