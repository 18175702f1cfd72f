import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { BlockDialog, useMuteItems } from '#features/mute/index.ts'
import { useWavePenlights } from '#features/penlight/index.ts'
import { useReport } from '#features/report/index.ts'
import { useCopy } from '#features/sharing/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import { useSession } from '#platform/session/session.ts'
import { mayStillEdit } from '../../mayStillEdit.ts'
import type { useBookmarkItem } from '../../useBookmarkItem.ts'

const Menu = latePart(
  () => import('#design-system/menu/Menu.tsx'),
  ({ Menu }) => Menu,
)

/** Who wrote it; none where they have left. */
export type WrittenAuthor = { id: string; name: string } | undefined

type WrittenMenuProps = {
  subject: { kind: 'POST' | 'TOPIC' | 'COMMENT'; id: string }
  author: WrittenAuthor
  isOwn: boolean
  /** The viewer waves penlights at it. */
  isLit: boolean
  /** The name of the menu. */
  label: string
  /** What its words are changed in, where the viewer wrote it and it stands: offered while there is time. */
  edit?: { postedAt: string; renderEditor: (onClose: () => void) => ReactNode } | undefined
  deletion: { label: string; onDelete: (id: string) => void }
  /** Its address, where it has one of its own; and what is said once it is copied, or was not. */
  link?: { path: string; label: string; copied: string; failed: string } | undefined
  /** Keeps it, where it can be kept: `useBookmarkItem`. */
  bookmark?: ReturnType<typeof useBookmarkItem> | undefined
}

/** What can be done with something written besides waving at it: its own author edits or deletes it, others keep its author away, or report it. */
export function WrittenMenu({
  subject,
  author,
  isOwn,
  isLit,
  label,
  edit,
  deletion,
  link,
  bookmark,
}: WrittenMenuProps): ReactNode {
  const intl = useIntl()
  const copy = useCopy()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isEditable, setIsEditable] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  const [isBlocking, setIsBlocking] = useState(false)
  const isFan = useSession().status === 'loggedIn'
  const report = useReport(subject)
  const waveSoMany = useWavePenlights(subject.id)
  const muteItems = useMuteItems(author, () => setIsBlocking(true))
  const copyLink = link && {
    id: 'copyLink',
    label: link.label,
    icon: 'link' as const,
    onSelect: () => void copy(`${location.origin}${link.path}`, link),
  }
  const change = edit &&
    isEditable && {
      id: 'edit',
      label: intl.formatMessage({ id: 'written.edit' }),
      icon: 'edit' as const,
      onSelect: () => setIsEditing(true),
    }
  const open = () => {
    setIsEditable(edit !== undefined && mayStillEdit(edit.postedAt))
    setIsOpen(true)
  }
  const lower = isLit && {
    id: 'lower',
    label: intl.formatMessage({ id: 'penlight.lower' }),
    icon: 'penlight' as const,
    onSelect: () => waveSoMany(0),
  }
  const remove = {
    id: 'delete',
    label: deletion.label,
    icon: 'trash' as const,
    tone: 'danger' as const,
    onSelect: () => deletion.onDelete(subject.id),
  }
  const items = [
    ...(bookmark ? [bookmark] : []),
    ...(copyLink ? [copyLink] : []),
    ...(lower ? [lower] : []),
    ...(change ? [change] : []),
    ...(isOwn ? [remove] : [...(isFan ? muteItems : []), report.item]),
  ]
  return (
    <>
      <IconButton
        ref={trigger}
        icon="more"
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
      />
      <Suspense fallback={null}>
        {isOpen && (
          <Menu isOpen onOpenChange={setIsOpen} triggerRef={trigger} label={label} items={items} />
        )}
        {isBlocking && author && <BlockDialog user={author} onClose={() => setIsBlocking(false)} />}
        {report.dialog}
        {isEditing && edit?.renderEditor(() => setIsEditing(false))}
      </Suspense>
    </>
  )
}
