import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import preview from '#storybook/preview.tsx'
import { untilVisible } from '#storybook/untilVisible.ts'
import MessageMenu from './MessageMenu.tsx'

type OpenedProps = {
  isOwn: boolean
  isTouch: boolean
  isEditable: boolean
  isOfMember: boolean
  onClose: () => void
  onReply?: () => void
}

/** Opens the menu on a button of its own, once that is there. */
function Opened({ isOwn, isTouch, isEditable, isOfMember, onClose, onReply }: OpenedProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return (
    <div style={{ minHeight: 160 }} ref={() => setTrigger(ref.current)}>
      <IconButton ref={ref} icon="more" size="small" label="メッセージのメニュー" />
      {trigger && (
        <MessageMenu
          target={{
            trigger,
            isTouch,
            isEditable,
            message: {
              id: 'message_1',
              seq: 1,
              text: '落ちません',
              sentAt: '2026-11-20T02:30:00Z',
              authorId: 'user_komugi',
              authorName: '小麦',
              isOfMember,
              mentioned: [],
              isDeleted: false,
              reactions: ['👏'],
            },
          }}
          isOwn={isOwn}
          onReply={onReply}
          onEdit={fn()}
          onClose={onClose}
        />
      )}
    </div>
  )
}

const meta = preview.meta({
  component: Opened,
  args: {
    isOwn: false,
    isTouch: false,
    isEditable: false,
    isOfMember: true,
    onClose: fn(),
    onReply: fn(),
  },
})

export const Default = meta.story()
export const Own = meta.story({ args: { isOwn: true, isEditable: true } })
export const OwnTooLateToEdit = meta.story({ args: { isOwn: true } })
/** Whether she takes messages is said on her page, which offers to write where she does. */
export const OfATalent = meta.story({
  args: { isOfMember: false },
  play: async () => {
    await screen.findByRole('menuitem', { name: '報告する' })
    await expect(screen.queryByRole('menuitem', { name: 'メッセージを送る' })).toBeNull()
  },
})
export const Guest = meta.story({ args: { onReply: undefined } })
const rises: { play: () => Promise<void> } = {
  play: async () => untilVisible(await screen.findByRole('dialog')),
}
export const OnTouch = meta.story({
  args: { isTouch: true },
  parameters: { session: { status: 'loggedIn' } },
  ...rises,
})
export const OwnOnTouch = meta.story({
  args: { isTouch: true, isOwn: true, isEditable: true },
  ...rises,
})

const reportDialog = { name: 'このメッセージを報告' }
const signedIn = { session: { status: 'loggedIn' as const } }

export const Reporting = meta.story({
  parameters: signedIn,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: '報告する' }))
    await untilVisible(await screen.findByRole('dialog', reportDialog))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

const asking = { name: '小麦さんをブロックしますか？' }

export const Blocking = meta.story({
  parameters: signedIn,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: '小麦さんをブロック' }))
    await untilVisible(await screen.findByRole('dialog', asking))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

Default.test('asks a guest who reports to log in', async ({ args }) => {
  await userEvent.click(await screen.findByRole('menuitem', { name: '報告する' }))
  await expect(screen.queryByRole('dialog', reportDialog)).toBeNull()
  await expect(args.onClose).toHaveBeenCalled()
})

OnTouch.test('offers every emoji beside the quick ones', async () => {
  await userEvent.click(await screen.findByRole('button', { name: '絵文字をえらぶ' }))
  await untilVisible(await screen.findByRole('dialog', { name: '絵文字をえらぶ' }))
})
