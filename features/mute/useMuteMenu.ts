import { useIntl } from 'react-intl'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { useHideMessage } from './useHideMessage.ts'
import { useMuteUser } from './useMuteUser.ts'

type Author = { id: string; name: string }

/**
 * What a menu offers to keep somebody off the fan's own screen. Muting can be undone from the toast that says so;
 * blocking is asked for first (`onBlock`). Nothing for whoever has left.
 */
export function useMuteItems(author: Author | undefined, onBlock: () => void) {
  const intl = useIntl()
  const showToast = useToast()
  // What undoes is an act of its own: the menu may be gone by then.
  const unmute = useMuteUser()
  const { muteUser } = useMuteUser(({ userId }) =>
    showToast({
      message: intl.formatMessage({ id: 'mute.muted' }, { name: author?.name }),
      action: {
        label: intl.formatMessage({ id: 'mute.undo' }),
        onPress: () => unmute.muteUser({ userId, mute: 'NONE' }),
      },
    }),
  )
  if (!author) return []
  const { id: userId, name } = author
  return [
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

/** What a message's menu offers to keep it, or who wrote it, off the fan's own screen. */
export function useMuteMenu(
  { messageId, author }: { messageId: string; author: Author | undefined },
  onBlock: () => void,
) {
  const intl = useIntl()
  const showToast = useToast()
  const unhide = useHideMessage()
  const { hideMessage } = useHideMessage(() =>
    showToast({
      message: intl.formatMessage({ id: 'mute.hidden' }),
      action: {
        label: intl.formatMessage({ id: 'mute.undo' }),
        onPress: () => unhide.hideMessage({ messageId, isHidden: false }),
      },
    }),
  )
  const hide = {
    id: 'hide',
    label: intl.formatMessage({ id: 'mute.menu.hide' }),
    icon: 'eyeOff' as const,
    onSelect: () => hideMessage({ messageId, isHidden: true }),
  }
  return [hide, ...useMuteItems(author, onBlock)]
}
