import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useIntl } from 'react-intl'
import { Popover } from '#design-system/popover/Popover.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { NotLoaded } from '#features/errors/index.ts'
import type { SentSticker } from '../../outbox/outgoing.ts'
import { StickerPicker } from './StickerPicker.tsx'
import { choice } from './StickerPicker.css.ts'

type StickerChoiceProps = {
  communityId: string
  /** What opened it: on a desktop it hangs there. */
  trigger: HTMLElement
  /** It rises from below. */
  isTouch: boolean
  onPick: (sticker: SentSticker) => void
  onClose: () => void
}

/** All stickers of a community, over the page. Load it lazily. */
export default function StickerChoice({ trigger, isTouch, onClose, ...rest }: StickerChoiceProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'chat.sticker.choose' })
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose()
  const picker = (
    <ErrorBoundary FallbackComponent={NotLoaded}>
      <Suspense fallback={<Skeleton width="100%" height={260} />}>
        <StickerPicker {...rest} />
      </Suspense>
    </ErrorBoundary>
  )
  if (!isTouch)
    return (
      <Popover isOpen onOpenChange={onOpenChange} triggerRef={{ current: trigger }} label={title}>
        <div className={choice}>{picker}</div>
      </Popover>
    )
  return (
    <Sheet
      isOpen
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={intl.formatMessage({ id: 'chat.menu.close' })}
    >
      {picker}
    </Sheet>
  )
}
