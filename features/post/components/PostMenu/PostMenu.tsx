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
import { useDeletePost } from '../../useDeletePost.ts'

const Menu = latePart(
  () => import('#design-system/menu/Menu.tsx'),
  ({ Menu }) => Menu,
)

type PostMenuProps = {
  postId: string
  /** None where they have left. */
  author: { id: string; name: string } | undefined
  isOwn: boolean
  /** The viewer waves penlights at it. */
  isLit: boolean
}

/** What can be done with a post besides waving at it: its own author deletes it, others keep its author away, or report it. */
export function PostMenu({ postId, author, isOwn, isLit }: PostMenuProps) {
  const intl = useIntl()
  const showToast = useToast()
  const copy = useCopy()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isBlocking, setIsBlocking] = useState(false)
  const isFan = useSession().status === 'loggedIn'
  const report = useReport({ kind: 'POST', id: postId })
  const deletePost = useDeletePost()
  const waveSoMany = useWavePenlights(postId)
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
    void copy(`${location.origin}${paths.post({ post_id: postId })}`, {
      copied: intl.formatMessage({ id: 'post.copied' }),
      failed: intl.formatMessage({ id: 'post.copy.failed' }),
    })
  const word = (id: 'post.copyLink' | 'penlight.lower' | 'post.delete') =>
    intl.formatMessage({ id })
  const items = [
    { id: 'copyLink', label: word('post.copyLink'), icon: 'link' as const, onSelect: copyLink },
    ...(isLit
      ? [
          {
            ...{ id: 'lower', label: word('penlight.lower'), icon: 'penlight' as const },
            onSelect: () => waveSoMany(0),
          },
        ]
      : []),
    ...(isOwn
      ? [
          {
            ...{ id: 'delete', label: word('post.delete'), icon: 'trash' as const },
            ...{ tone: 'danger' as const, onSelect: () => deletePost(postId) },
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
  const label = intl.formatMessage({ id: 'post.more' })
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
