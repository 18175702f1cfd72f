import { Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { BlockDialog, useMuteUser } from '#features/mute/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import { useReport } from '#features/report/index.ts'

const Menu = latePart(
  () => import('#design-system/menu/Menu.tsx'),
  ({ Menu }) => Menu,
)

type FanMenuProps = {
  user: { id: string; name: string }
  /** How the viewer keeps them away already. */
  kept: 'MUTED' | 'BLOCKED' | undefined
}

/**
 * How a fan is kept off one's screen, or reported. Muting can be undone from the toast that says it; blocking is asked
 * for first.
 */
export function FanMenu({ user, kept }: FanMenuProps) {
  const intl = useIntl()
  const showToast = useToast()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isBlocking, setIsBlocking] = useState(false)
  const { id: userId, name } = user
  const report = useReport({ kind: 'PERSON', id: userId })
  const unmute = useMuteUser()
  const { muteUser } = useMuteUser(() =>
    showToast({
      message: intl.formatMessage({ id: 'mute.muted' }, { name }),
      action: {
        label: intl.formatMessage({ id: 'mute.undo' }),
        onPress: () => unmute.muteUser({ userId, mute: 'NONE' }),
      },
    }),
  )
  const label = intl.formatMessage({ id: 'profile.more' })
  const mute = {
    id: 'mute',
    label: intl.formatMessage({ id: 'mute.menu.mute' }, { name }),
    icon: 'mute' as const,
    onSelect: () => muteUser({ userId, mute: 'MUTED' }),
  }
  const block = {
    id: 'block',
    label: intl.formatMessage({ id: 'mute.menu.block' }, { name }),
    icon: 'block' as const,
    tone: 'danger' as const,
    onSelect: () => setIsBlocking(true),
  }
  return (
    <>
      <IconButton
        ref={trigger}
        icon="more"
        emphasis="outline"
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Suspense fallback={null}>
        {isOpen && (
          <Menu
            isOpen
            onOpenChange={setIsOpen}
            triggerRef={trigger}
            label={label}
            items={[...(kept ? [] : [mute]), ...(kept === 'BLOCKED' ? [] : [block]), report.item]}
          />
        )}
        {isBlocking && <BlockDialog user={user} onClose={() => setIsBlocking(false)} />}
        {report.dialog}
      </Suspense>
    </>
  )
}
