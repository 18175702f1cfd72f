import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { paths } from '#addresses/chat.ts'
import type { IconName } from '#design-system/icon/Icon.tsx'
import { useMuteMenu } from '#features/mute/index.ts'
import { useCopy } from '#features/sharing/index.ts'
import { useDeleteMessage } from '../../deleting/useDeleteMessage.ts'
import { useOpenDirect } from '../../direct/useOpenDirect.ts'
import type { Message } from './menuTarget.ts'

export type Action = {
  id: string
  label: string
  icon: IconName
  tone?: 'neutral' | 'danger'
  onSelect: () => void
}

type Ways = {
  isOwn: boolean
  isEditable: boolean
  onReply?: (message: Message) => void
  onEdit?: ((message: Message) => void) | undefined
  onReport: () => void
  onBlock: () => void
  onReactors: () => void
  /** Absent where reactions are offered beside the actions. */
  onReact?: () => void
}

/** What can be done with a message, in the order of how often it is. */
export function useMessageActions(message: Message, ways: Ways): Action[] {
  const intl = useIntl()
  const copyText = useCopy()
  const deleteMessage = useDeleteMessage()
  const openDirect = useOpenDirect()
  const isDirect = useLocation().pathname.startsWith(`${paths.directList()}/`)
  const { id, authorId, authorName, isOfMember, text } = message
  const author = authorId === undefined ? undefined : { id: authorId, name: authorName }
  const mutes = useMuteMenu({ messageId: id, author }, ways.onBlock)
  const copy = (copied: string) => () =>
    void copyText(copied, {
      copied: intl.formatMessage({ id: 'chat.copied' }),
      failed: intl.formatMessage({ id: 'chat.copy.failed' }),
    })
  const action = (name: ActionName, icon: IconName, onSelect: () => void): Action => ({
    id: name,
    label: intl.formatMessage({ id: `chat.menu.${name}` }),
    icon,
    tone: name === 'delete' ? 'danger' : 'neutral',
    onSelect,
  })
  const { onReply, onEdit, onReact, isOwn, isEditable } = ways
  return [
    ...(onReply ? [action('reply', 'reply', () => onReply(message))] : []),
    ...(onReact ? [action('react', 'smile', onReact)] : []),
    ...(text === '' ? [] : [action('copy', 'copy', copy(text))]),
    action('copyLink', 'link', copy(linkTo(message))),
    action('reactors', 'penlight', ways.onReactors),
    ...(isOwn
      ? [
          ...(isEditable && onEdit ? [action('edit', 'edit', () => onEdit(message))] : []),
          action('delete', 'trash', () => deleteMessage(id)),
        ]
      : [
          ...(authorId === undefined || isDirect || !isOfMember
            ? []
            : [action('write', 'mail', () => openDirect(authorId))]),
          ...mutes,
          {
            id: 'report',
            label: intl.formatMessage({ id: 'report.menu' }),
            icon: 'flag' as const,
            tone: 'danger' as const,
            onSelect: ways.onReport,
          },
        ]),
  ]
}

type ActionName = 'reply' | 'react' | 'write' | 'copy' | 'copyLink' | 'reactors' | 'edit' | 'delete'

/** The address of a message: its channel's, and which one there. */
function linkTo({ seq }: Message): string {
  return `${location.origin}${location.pathname}#message-${seq}`
}
