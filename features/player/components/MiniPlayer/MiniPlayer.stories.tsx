import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { carryOn, inCorner, stopPlaying, useCorner } from '#platform/film/nowPlaying.ts'
import { inTheCorner as film } from '../../fakes.ts'
import { MiniPlayer } from './MiniPlayer.tsx'

/** What plays in the corner of a page. */
function Corner({ onGone }: { onGone: () => void }) {
  const playing = useCorner()
  return (
    <main id="main" tabIndex={-1} style={{ minHeight: 320 }}>
      {playing ? <MiniPlayer playing={playing} /> : <button onClick={onGone}>おわり</button>}
    </main>
  )
}

const meta = preview.meta({
  component: Corner,
  args: { onGone: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    carryOn(film)
    return stopPlaying
  },
})

export const Default = meta.story()
export const Desktop = meta.story({ globals: atViewport('desktop') })
export const English = meta.story({ globals: { locale: 'en' } })
export const LongText = meta.story({
  beforeEach: () =>
    carryOn({
      ...film,
      title: '夜明けまで起きてる会の準備と当日の実況とそのあとの感想をまとめた映画',
    }),
})
/** Held for a while: how far it is goes with whoever opens its page again. */
export const Held = meta.story({
  async play({ canvas, canvasElement }) {
    const video = canvasElement.querySelector('video')!
    Object.defineProperty(video, 'currentTime', { value: 17.5, writable: true })
    fireEvent.timeUpdate(video)
    fireEvent.pause(video)
    await expect(await canvas.findByRole('button', { name: '続きを再生する' })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', film.href)
    await expect(inCorner('video_day')).toMatchObject({ seconds: 17.5, isHeld: true })
    await expect(inCorner('video_winter')).toBeNull()
  },
})
/** Ended from the keyboard: the focus stays in the page. */
export const Ended = meta.story({
  async play({ canvas, userEvent }) {
    canvas.getByRole('button', { name: '再生を終える' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'おわり' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})
/** Its page makes way for one without a corner, such as sign-in: the film ends, and begins nowhere by itself. */
export const GoneWithItsPage = meta.story({
  render: function Pages(args) {
    const [hasCorner, setCorner] = useState(true)
    return (
      <>
        {hasCorner && <Corner {...args} />}
        <button onClick={() => setCorner(false)}>ログインへ</button>
      </>
    )
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('region', { name: /再生中の映像/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'ログインへ' }))
    await waitFor(() => expect(inCorner(film.id)).toBeNull())
  },
})
