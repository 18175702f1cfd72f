import { useState } from 'react'
import { graphql } from 'react-relay'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import type { FakeOf } from '#storybook/fake.ts'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { carryOn, noteHeld, stopPlaying, useNowPlaying } from '#platform/film/nowPlaying.ts'
import { fakeVideo, films, inTheCorner } from '../../fakes.ts'
import { MiniPlayer } from '../MiniPlayer/MiniPlayer.tsx'
import { FilmPlayer } from './FilmPlayer.tsx'

const meta = preview.meta({
  component: FilmPlayer,
  args: { ...given('video'), isKept: true, onNext: fn(), onPrevious: fn() },
  parameters: fragmentStory(
    graphql`
      query FilmPlayerStoryQuery {
        node(id: "video_winter") {
          ...FilmPlayer_video @alias(as: "video")
        }
      }
    `,
    { Node: () => films.day },
  ),
})

const showing = (video: FakeOf<'Video'>) => ({ relay: { data: { Node: () => video } } })

/** In the middle of a list. */
export const Default = meta.story()
/** The only one of its list. */
export const Alone = meta.story({ args: { onNext: undefined, onPrevious: undefined } })
export const English = meta.story({ globals: { locale: 'en' } })
/** It was begun elsewhere, and may begin anew. */
export const Resumed = meta.story({
  parameters: showing(fakeVideo({ viewerSeconds: 12 })),
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('12秒のところから再生します')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
  },
})
/** None of its files arrives. */
export const NotLoaded = meta.story({
  parameters: showing(
    fakeVideo({
      sources: [{ __typename: 'VideoSource', url: 'data:video/webm;base64,', type: 'video/webm' }],
    }),
  ),
  async play({ canvas, canvasElement }) {
    fireEvent.error(canvasElement.querySelector('source')!)
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})
/** The last of its list: at its end, nothing follows. */
export const Last = meta.story({
  args: { onNext: undefined },
  async play({ canvasElement, args }) {
    fireEvent.ended(canvasElement.querySelector('video')!)
    await expect(args.onPrevious).not.toHaveBeenCalled()
  },
})
/** Large again, as it was in the corner: as fast, as loud, with its captions, and standing still. */
export const TakenBack = meta.story({
  beforeEach() {
    carryOn({ ...inTheCorner, pace: 1.5, volume: 0.4, captionsIn: 'en' })
    noteHeld(true)
    return stopPlaying
  },
  async play({ canvas, canvasElement }) {
    const video = canvasElement.querySelector('video')!
    await expect(video).toMatchObject({ playbackRate: 1.5, volume: 0.4, muted: true })
    await expect(video).toMatchObject({ autoplay: false, paused: true })
    await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: '再生の速さ' })).toHaveValue('1.5')
  },
})
/** Large again while it plays: it goes on, and the device's keys are the large one's. */
export const TakenBackPlaying = meta.story({
  beforeEach() {
    carryOn(inTheCorner)
    return stopPlaying
  },
  render: function Pages(args) {
    const [isOpen, setOpen] = useState(false)
    const playing = useNowPlaying()
    return (
      <>
        {isOpen ? <FilmPlayer {...args} /> : <button onClick={() => setOpen(true)}>もどる</button>}
        {playing && <MiniPlayer playing={playing} />}
      </>
    )
  },
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'もどる' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: /再生中の映像/ })).toBeNull())
    await expect(canvasElement.querySelector('video')).toMatchObject({ autoplay: true })
    await expect(navigator.mediaSession.metadata?.title).toBe('港の一日')
  },
})
