import { Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { latePart } from '#platform/routing/latePart.ts'
import type { SentSticker } from '../../outbox/outgoing.ts'

const StickerChoice = latePart(() => import('../StickerPicker/StickerChoice.tsx'))

type StickerButtonProps = { communityId: string; onPick: (sticker: SentSticker) => void }

/** Opens the stickers; one tap on one sends it. */
export function StickerButton({ communityId, onPick }: StickerButtonProps) {
  const intl = useIntl()
  const button = useRef<HTMLButtonElement>(null)
  const [openedBy, setOpenedBy] = useState<HTMLElement | null>(null)
  const close = () => setOpenedBy(null)
  return (
    <>
      <IconButton
        ref={button}
        icon="sticker"
        label={intl.formatMessage({ id: 'chat.sticker.choose' })}
        aria-haspopup="dialog"
        aria-expanded={openedBy !== null}
        onClick={() => setOpenedBy(button.current)}
      />
      {openedBy && (
        <Suspense>
          <StickerChoice
            trigger={openedBy}
            isTouch={matchMedia('(pointer: coarse)').matches}
            communityId={communityId}
            onPick={(sticker) => {
              close()
              onPick(sticker)
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
