import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useIntl } from 'react-intl'
import { Popover } from '#design-system/popover/Popover.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { Skeleton } from '#design-system/skeleton/Skeleton.tsx'
import { NotLoaded } from '#features/errors/index.ts'
import { EmojiPicker } from './EmojiPicker.tsx'

type EmojiChoiceProps = {
  /** What opened it: on a desktop it hangs there. */
  trigger: HTMLElement
  /** It rises from below. */
  isTouch: boolean
  onPick: (emoji: string) => void
  onClose: () => void
}

/** Every emoji, over the page. Load it lazily. */
export default function EmojiChoice({ trigger, isTouch, onPick, onClose }: EmojiChoiceProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'chat.emoji.choose' })
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose()
  const picker = (
    <ErrorBoundary FallbackComponent={NotLoaded}>
      <Suspense fallback={<Skeleton width="100%" height={390} />}>
        <EmojiPicker onPick={onPick} isTouch={isTouch} />
      </Suspense>
    </ErrorBoundary>
  )
  if (!isTouch)
    return (
      <Popover isOpen onOpenChange={onOpenChange} triggerRef={{ current: trigger }} label={title}>
        {picker}
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
