import { lazy, Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Menu } from '#design-system/menu/Menu.tsx'
import { useToast } from '#design-system/toaster/Toaster.tsx'
import { BlockDialog, useMuteMenu } from '#features/mute/index.ts'
import { useSession } from '#platform/session/session.ts'
import type { MenuTarget } from '../Message/MessageMenuButton.tsx'

const ReportDialog = lazy(() => import('../ReportDialog/ReportDialog.tsx'))

type MessageMenuProps = { target: MenuTarget; onClose: () => void }

/** What can be done with a message. */
export default function MessageMenu({ target, onClose }: MessageMenuProps) {
  const intl = useIntl()
  const showToast = useToast()
  const session = useSession()
  const [asked, setAsked] = useState<'report' | 'block'>()
  const hasGoneOn = useRef(false)
  const copy = () => {
    navigator.clipboard.writeText(target.text).then(
      () => showToast({ tone: 'success', message: intl.formatMessage({ id: 'chat.copied' }) }),
      () => showToast({ tone: 'danger', message: intl.formatMessage({ id: 'chat.copy.failed' }) }),
    )
  }
  const goOn = (to: 'report' | 'block') => {
    hasGoneOn.current = session.status === 'loggedIn'
    if (hasGoneOn.current) setAsked(to)
    else session.openLogin({ step: 'login' })
  }
  const { id: messageId, author } = target
  const mutes = useMuteMenu({ messageId, author }, () => goOn('block'))
  if (asked === 'block' && author)
    return (
      <Suspense>
        <BlockDialog user={author} onClose={onClose} />
      </Suspense>
    )
  if (asked)
    return (
      <Suspense>
        <ReportDialog messageId={messageId} onClose={onClose} />
      </Suspense>
    )
  return (
    <Menu
      isOpen
      // It closes on a choice too: by the next microtask the choice is known.
      onOpenChange={(isOpen) => !isOpen && queueMicrotask(() => hasGoneOn.current || onClose())}
      triggerRef={{ current: target.trigger }}
      label={intl.formatMessage({ id: 'chat.menu.label' })}
      items={[
        ...(target.text === ''
          ? []
          : [
              {
                id: 'copy',
                label: intl.formatMessage({ id: 'chat.menu.copy' }),
                icon: 'copy' as const,
                onSelect: copy,
              },
            ]),
        ...(target.isOwn
          ? []
          : [
              ...mutes,
              {
                id: 'report',
                label: intl.formatMessage({ id: 'chat.menu.report' }),
                icon: 'flag' as const,
                tone: 'danger' as const,
                onSelect: () => goOn('report'),
              },
            ]),
      ]}
    />
  )
}
