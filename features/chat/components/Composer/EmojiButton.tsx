import { Suspense, useRef, useState, type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { latePart } from '#platform/routing/latePart.ts'
import { insertText } from '#platform/typing/insertText.ts'
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
    // The choice keeps the focus until it is gone.
    requestAnimationFrame(() => field.current && insertText(field.current, emoji))
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
