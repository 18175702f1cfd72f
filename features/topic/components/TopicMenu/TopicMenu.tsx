import { Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { BlockDialog, useMuteUser } from '#features/mute/index.ts'
import { useWavePenlights } from '#features/penlight/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import { useReport } from '#features/report/index.ts'
import { useCopy } from '#features/sharing/index.ts'
import { useSession } from '#platform/session/session.ts'
import { paths } from '../../paths.ts'
import { useDeleteTopic } from '../../useDeleteTopic.ts'

const Menu = latePart(
  () => import('#design-system/menu/Menu.tsx'),
  ({ Menu }) => Menu,
)

type TopicMenuProps = {
  topicId: string
  /** None where they have left. */
  author: { id: string; name: string } | undefined
  isOwn: boolean
  /** The viewer waves penlights at it. */
  isLit: boolean
}

/** What can be done with a topic besides reading it: its own author deletes it, others keep its author away, or report it. */
export function TopicMenu({ topicId, author, isOwn, isLit }: TopicMenuProps) {
  const intl = useIntl()
  const showToast = useToast()
  const copy = useCopy()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isBlocking, setIsBlocking] = useState(false)
  const isFan = useSession().status === 'loggedIn'
  const report = useReport({ kind: 'TOPIC', id: topicId })
  const deleteTopic = useDeleteTopic()
  const waveSoMany = useWavePenlights(topicId)
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
  const copyLink = () =>
    void copy(`${location.origin}${paths.topic({ topic_id: topicId })}`, {
      copied: intl.formatMessage({ id: 'topic.copied' }),
      failed: intl.formatMessage({ id: 'topic.copy.failed' }),
    })
  const items = [
    {
      ...{ id: 'copyLink', label: intl.formatMessage({ id: 'topic.copyLink' }) },
      ...{ icon: 'link' as const, onSelect: copyLink },
    },
    ...(isLit
      ? [
          {
            ...{ id: 'lower', label: intl.formatMessage({ id: 'penlight.lower' }) },
            ...{ icon: 'penlight' as const, onSelect: () => waveSoMany(0) },
          },
        ]
      : []),
    ...(isOwn
      ? [
          {
            ...{ id: 'delete', label: intl.formatMessage({ id: 'topic.delete' }) },
            ...{ icon: 'trash' as const, tone: 'danger' as const },
            onSelect: () => deleteTopic(topicId),
          },
        ]
      : []),
    ...(isFan && !isOwn && author
      ? [
          {
            ...{ id: 'mute', icon: 'mute' as const },
            label: intl.formatMessage({ id: 'mute.menu.mute' }, { name: author.name }),
            onSelect: () => muteUser({ userId: author.id, mute: 'MUTED' }),
          },
          {
            ...{ id: 'block', icon: 'block' as const, tone: 'danger' as const },
            label: intl.formatMessage({ id: 'mute.menu.block' }, { name: author.name }),
            onSelect: () => setIsBlocking(true),
          },
        ]
      : []),
    ...(isOwn ? [] : [report.item]),
  ]
  const label = intl.formatMessage({ id: 'topic.more' })
  return (
    <>
      <IconButton
        ref={trigger}
        icon="more"
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Suspense fallback={null}>
        {isOpen && (
          <Menu isOpen onOpenChange={setIsOpen} triggerRef={trigger} label={label} items={items} />
        )}
        {isBlocking && author && <BlockDialog user={author} onClose={() => setIsBlocking(false)} />}
        {report.dialog}
      </Suspense>
    </>
  )
}
