import { Suspense, useRef, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Menu } from '#design-system/menu/Menu.tsx'
import { Sheet } from '#design-system/sheet/Sheet.tsx'
import { BlockDialog } from '#features/mute/index.ts'
import { latePart } from '#platform/routing/latePart.ts'
import { ReportDialog } from '#features/report/index.ts'
import { useSession } from '#platform/session/session.ts'
import { useReact } from '../../reacting/useReact.ts'
import { QuickReactions } from '../MessageReactions/QuickReactions.tsx'
import { ActionList } from './ActionList.tsx'
import type { MenuTarget, Message } from './menuTarget.ts'
import { useMessageActions, type Action } from './useMessageActions.ts'

const EmojiChoice = latePart(() => import('../EmojiPicker/EmojiChoice.tsx'))
const ReactorsDialog = latePart(() => import('../ReactorsDialog/ReactorsDialog.tsx'))

type MessageMenuProps = {
  target: MenuTarget
  isOwn: boolean
  onReply?: (message: Message) => void
  onEdit?: ((message: Message) => void) | undefined
  onClose: () => void
}
type Next = 'report' | 'block' | 'reactors' | 'emoji'

/** What can be done with a message: from below on a touch screen, beside it elsewhere. */
export default function MessageMenu({ target, isOwn, onClose, ...ways }: MessageMenuProps) {
  const { message, trigger, isTouch, isEditable, beginsWith } = target
  const intl = useIntl()
  const session = useSession()
  const react = useReact()
  const [next, setNext] = useState<Next | undefined>(beginsWith)
  const hasGoneOn = useRef(false)
  const goOn = (to: Next) => {
    hasGoneOn.current = to === 'reactors' || session.status === 'loggedIn'
    if (hasGoneOn.current) setNext(to)
    else session.openLogin({ step: 'login' })
  }
  const actions = useMessageActions(message, {
    isOwn,
    isEditable,
    ...ways,
    onReport: () => goOn('report'),
    onBlock: () => goOn('block'),
    onReactors: () => goOn('reactors'),
    onReact: isTouch ? undefined : () => goOn('emoji'),
  })
  if (next === 'emoji')
    return (
      <Suspense>
        <EmojiChoice
          trigger={trigger}
          isTouch={isTouch}
          onPick={(emoji) => {
            react({ messageId: message.id, emoji, isOn: true })
            onClose()
          }}
          onClose={onClose}
        />
      </Suspense>
    )
  if (next) return <Suspense>{dialogs[next](message, onClose)}</Suspense>
  const label = intl.formatMessage({ id: 'chat.menu.label' })
  // It closes on a choice too: by the next microtask the choice is known.
  const close = () => queueMicrotask(() => hasGoneOn.current || onClose())
  if (!isTouch)
    return (
      <Menu
        isOpen
        onOpenChange={(isOpen) => !isOpen && close()}
        triggerRef={{ current: trigger }}
        label={label}
        items={actions}
      />
    )
  const choose = ({ onSelect }: Action) => {
    onSelect()
    close()
  }
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      title={label}
      closeLabel={intl.formatMessage({ id: 'chat.menu.close' })}
    >
      <QuickReactions
        own={message.reactions}
        onReact={(emoji, isOn) => {
          react({ messageId: message.id, emoji, isOn })
          close()
        }}
        onMore={() => goOn('emoji')}
      />
      <ActionList actions={actions} onChoose={choose} />
    </Sheet>
  )
}

const dialogs: Record<
  Exclude<Next, 'emoji'>,
  (message: Message, onClose: () => void) => ReactNode
> = {
  report: ({ id }, onClose) => <ReportDialog subject={{ kind: 'MESSAGE', id }} onClose={onClose} />,
  block: ({ authorId = '', authorName }, onClose) => (
    <BlockDialog user={{ id: authorId, name: authorName }} onClose={onClose} />
  ),
  reactors: ({ id }, onClose) => <ReactorsDialog messageId={id} onClose={onClose} />,
}
