import { Suspense, useRef, useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { latePart } from '#platform/routing/latePart.ts'
import { atDesk } from './Composer.css.ts'

const EmojiChoice = latePart(() => import('../EmojiPicker/EmojiChoice.tsx'))

/** Puts an emoji where the cursor of a field is. Not on a touch screen, whose keyboard has its own. */
export function EmojiButton({ field }: { field: RefObject<HTMLTextAreaElement | null> }) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const [openedBy, setOpenedBy] = useState<HTMLElement | null>(null)
  const close = () => setOpenedBy(null)
  const insert = (emoji: string) => {
    close()
    const area = field.current
    if (!area) return
    area.setRangeText(emoji, area.selectionStart, area.selectionEnd, 'end')
    // As if it had been typed: whoever holds the text hears of it.
    area.dispatchEvent(new InputEvent('input', { bubbles: true }))
    // The choice gives focus back to the button, and then one writes on.
    requestAnimationFrame(() => area.focus())
  }
  return (
    <div className={atDesk}>
      <IconButton
        ref={button}
        icon="smile"
        label={intl.formatMessage({ id: 'chat.emoji.choose' })}
        aria-haspopup="dialog"
        aria-expanded={openedBy !== null}
        onClick={() => setOpenedBy(button.current)}
      />
      {openedBy && (
        <Suspense>
          <EmojiChoice trigger={openedBy} isTouch={false} onPick={insert} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
