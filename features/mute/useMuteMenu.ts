import { useIntl } from 'react-intl'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useHideMessage } from './useHideMessage.ts'
import { useMuteUser } from './useMuteUser.ts'

type Target = { messageId: string; author: { id: string; name: string } | undefined }

/**
 * What a message's menu offers to keep it, or who wrote it, off the fan's own screen. Both can be undone from the
 * toast that says so; blocking is asked for first (`onBlock`).
 */
export function useMuteMenu({ messageId, author }: Target, onBlock: () => void) {
  const intl = useIntl()
  const showToast = useToast()
  const undo = (act: () => void) => ({
    label: intl.formatMessage({ id: 'mute.undo' }),
    onPress: act,
  })
  // What undoes is an act of its own: the menu may be gone by then.
  const unhide = useHideMessage()
  const unmute = useMuteUser()
  const { hideMessage } = useHideMessage(() => {
    const message = intl.formatMessage({ id: 'mute.hidden' })
    showToast({ message, action: undo(() => unhide.hideMessage({ messageId, isHidden: false })) })
  })
  const { muteUser } = useMuteUser(({ userId }) => {
    const message = intl.formatMessage({ id: 'mute.muted' }, { name: author?.name })
    showToast({ message, action: undo(() => unmute.muteUser({ userId, mute: 'NONE' })) })
  })
  const hide = {
    id: 'hide',
    label: intl.formatMessage({ id: 'mute.menu.hide' }),
    icon: 'eyeOff' as const,
    onSelect: () => hideMessage({ messageId, isHidden: true }),
  }
  if (!author) return [hide]
  const { id: userId, name } = author
  return [
    hide,
    {
      id: 'mute',
      label: intl.formatMessage({ id: 'mute.menu.mute' }, { name }),
      icon: 'mute' as const,
      onSelect: () => muteUser({ userId, mute: 'MUTED' }),
    },
    {
      id: 'block',
      label: intl.formatMessage({ id: 'mute.menu.block' }, { name }),
      icon: 'block' as const,
      tone: 'danger' as const,
      onSelect: onBlock,
    },
  ]
}
