import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import preview from '#storybook/preview.tsx'
import { fakeCommunity } from '#storybook/fakes/community.ts'
import { fakeStickers } from '#storybook/fakes/stickers.ts'
import { storyRelay } from '#storybook/relay/storyRelay.ts'
import { untilVisible } from '#storybook/untilVisible.ts'
import { atViewport } from '#storybook/viewports.ts'
import type { SentSticker } from '../../outbox/outgoing.ts'
import StickerChoice from './StickerChoice.tsx'
import query, { type StickerPickerQuery } from './__generated__/StickerPickerQuery.graphql.ts'

type OpenedProps = { isTouch: boolean; onPick: (sticker: SentSticker) => void; onClose: () => void }

/** Opened on a button of its own, once that is there. */
function Opened(props: OpenedProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  return (
    <div style={{ paddingBlockStart: 480 }} ref={() => setTrigger(ref.current)}>
      <IconButton ref={ref} icon="sticker" label="スタンプ" />
      {trigger && <StickerChoice {...props} communityId="community_yoiyami" trigger={trigger} />}
    </div>
  )
}

const opened = async () => untilVisible(await screen.findByRole('dialog'))
const shown = async () => {
  await opened()
  await untilVisible(await screen.findByRole('button', { name: 'おはよう' }))
}
const meta = preview.meta({
  component: Opened,
  args: { isTouch: true, onPick: fn(), onClose: fn() },
  parameters: {
    session: { status: 'loggedIn' },
    relay: storyRelay<StickerPickerQuery>({
      query,
      variables: { communityId: 'community_yoiyami' },
      data: { Node: () => fakeCommunity({ stickers: fakeStickers }) },
    }),
  },
  play: shown,
})

const showing = (stickers: typeof fakeStickers) => ({
  parameters: { relay: { data: { Node: () => fakeCommunity({ stickers }) } } },
})

export const Default = meta.story()
export const Desktop = meta.story({ args: { isTouch: false }, globals: atViewport('desktop') })
export const One = meta.story(showing(fakeStickers.slice(0, 6)))
export const Empty = meta.story({ ...showing([]), play: opened })
export const Loading = meta.story({
  parameters: { relay: { outcome: 'pending' } },
  play: opened,
})
export const Failed = meta.story({
  parameters: { relay: { outcome: 'error' } },
  play: opened,
})

Default.test('sends with one tap, from another talent’s sheet too', async ({ args }) => {
  await userEvent.click(screen.getByRole('radio', { name: '夜半ルカ' }))
  await userEvent.click(screen.getByRole('button', { name: 'おやすみ' }))
  await expect(args.onPick).toHaveBeenCalledWith(
    expect.objectContaining({ id: 'sticker_luka_night', name: 'おやすみ' }),
  )
})
