type TextField = HTMLInputElement | HTMLTextAreaElement
type Field = TextField | HTMLSelectElement
type Given = readonly [now: string | boolean, before: string]

declare global {
  interface Window {
    ouenEarly?: {
      button: HTMLElement | undefined
      /** What was typed into a field, or whether it was chosen; and what the server had put there. */
      fields: Map<Field, Given>
      /** The app answers by itself; only what it has not adopted yet is still held. */
      isOver: boolean
      /** Whether React knows an element. */
      adopted: (element: Element | null) => boolean
      /** Presses the held button once React knows it. */
      answer: (button: HTMLElement) => void
      /** Set by the app: what was typed into a part whose code is not here yet. */
      late?: (field: Field) => void
    }
  }
}

/**
 * Inlined in each page: on a slow phone a fan types into and taps what they see before its code has arrived.
 * What they typed and chose is noted: React would set it back to what the server knew. The last tapped
 * button is held, and shown as busy, until the app can answer. Links need no code.
 *
 * A part of the page may come with code of its own, later still: React knows nothing yet of a field or button in it, and
 * would let what is typed or tapped pass. It is noted and held in the same way until React has adopted it, by the
 * property that React leaves on what is its own. What others put into the page (no ancestor below the body is React's)
 * is left alone.
 *
 * Japanese is typed by composition: its words stand once `compositionend` says so, and no `input` need follow.
 */
export const earlyInputScript = `(()=>{const adopted=element=>!!element&&Object.keys(element).some(key=>key.startsWith("__reactProps"));const passes=element=>early.isOver&&(adopted(element)||!adopted(element.closest("body>*")));const early=window.ouenEarly={button:undefined,fields:new Map,isOver:false,adopted,hold(event){const button=event.target.closest("button");if(!button||passes(button))return;event.preventDefault();event.stopPropagation();early.button?.removeAttribute("data-held");early.button=button;button.setAttribute("data-held","");if(early.isOver)early.answer(button)},answer(button){if(!button.isConnected||early.button!==button)return;button.dispatchEvent(new Event("dragend",{bubbles:true}));if(!adopted(button))return setTimeout(early.answer,50,button);button.removeAttribute("data-held");button.click()},note({target,isComposing}){if(target.type==="file"||passes(target))return;if(isComposing)return void early.fields.delete(target);early.fields.set(target,[/^(checkbox|radio)$/.test(target.type)?target.checked:target.value,target.defaultValue]);early.late?.(target)}};addEventListener("click",early.hold,true);addEventListener("input",early.note,true);addEventListener("compositionend",early.note,true)})()`

/**
 * Hands the app what was typed and chosen before it was there, and then answers the tap that was held. One
 * after the other, each once React has drawn what came of the last. What is typed into a part that comes later is
 * handed over when React has adopted that.
 */
export async function replayEarlyInput(): Promise<void> {
  const early = window.ouenEarly
  if (!early) return
  const { fields, adopted, button } = early
  const handOver = async (field: Field) => {
    // React adopts what stands in a `Suspense` after the rest. An event that a person causes makes it do so at
    // once; this one means nothing to anybody.
    while (field.isConnected && !adopted(field)) {
      field.dispatchEvent(new Event('dragend', { bubbles: true }))
      await wait(adopted(field) ? 0 : 50)
    }
    const given = fields.get(field)
    fields.delete(field)
    if (given === undefined || !field.isConnected) return
    replay(field, given)
    await wait(0)
  }
  early.isOver = true
  delete window.ouenEarly
  await wait(0)
  for (const field of fields.keys()) await handOver(field)
  early.late = (field) => void handOver(field)
  if (button) early.answer(button)
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * What a field is to hold: what was typed before React adopted it, and after that what has been typed since. React may
 * have kept it meanwhile, or have set it back to what it was before.
 */
function wholeOf(value: string, typed: string, before: string): string {
  if (value === before) return typed
  if (value.includes(typed)) return value
  return typed + (value.startsWith(before) ? value.slice(before.length) : value)
}

/** React takes notice of a field only where it holds something else than React last set or saw. */
function replay(field: Field, [given, before]: Given): void {
  if (typeof given === 'boolean') {
    const input = field as HTMLInputElement
    input.checked = !given
    input.click()
    return
  }
  if (field instanceof HTMLSelectElement) {
    field.value = given
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const whole = wholeOf(field.value, given, before)
  const caret = document.activeElement === field ? field.selectionStart : null
  const isKept = field.value === whole
  field.value = ''
  const prototype = Object.getPrototypeOf(field) as TextField
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, whole)
  if (caret !== null) {
    const place = isKept ? caret : whole.length
    field.setSelectionRange(place, place)
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
