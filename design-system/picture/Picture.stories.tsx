import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Picture } from './Picture.tsx'

// A hall, with one bright window at the upper left that every crop has to keep.
const hall = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="#26304a" d="M0 0h160v90H0z"/><path fill="#3c4a6e" d="M0 60q80-24 160 0v30H0z"/><circle cx="34" cy="24" r="13" fill="#ffd66b"/></svg>',
)}`

// A medal: round, with nothing in its corners.
const medal = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="48" fill="#c8a063"/><circle cx="50" cy="50" r="36" fill="#ffd66b"/></svg>',
)}`

const transparent = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const meta = preview.meta({
  component: Picture,
  args: {
    src: hall,
    width: 1600,
    height: 900,
    alt: '開演前のホール。左の窓に灯りがともっている',
    dominantColor: '#26304a',
  },
})

export const Playground = meta.story()

export const CroppedAroundItsFocus = meta.story({
  args: { ratio: 1, focus: { x: 0.2, y: 0.3 } },
})

export const Loading = meta.story({ args: { src: transparent, alt: '', ratio: 2 } })

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={3}>
      {[3, 16 / 9, 4 / 3].map((ratio) => (
        <Picture key={ratio} {...args} ratio={ratio} focus={{ x: 0.2, y: 0.3 }} />
      ))}
    </Stack>
  ),
})

/** What is won is seen whole in the frame of a card: a wide picture, a tall one, one that is round, and one that fits. */
export const Whole = meta.story({
  render: (args) => (
    <Inline gap={3}>
      {(
        [
          [hall, 1600, 900, '#26304a'],
          [hall, 600, 1200, '#26304a'],
          [medal, 128, 128, '#c8a06300'],
          [hall, 600, 800, '#26304a'],
        ] as const
      ).map(([src, width, height, dominantColor]) => (
        <span key={width / height} style={{ width: '76px' }}>
          <Picture {...args} {...{ src, width, height, dominantColor }} ratio={0.75} isWhole />
        </span>
      ))}
    </Inline>
  ),
  async play({ canvasElement }) {
    for (const picture of canvasElement.querySelectorAll('img')) {
      const { width, height } = picture.getBoundingClientRect()
      await expect(width / height).toBeCloseTo(
        Number(picture.getAttribute('width')) / Number(picture.getAttribute('height')),
        1,
      )
    }
  },
})
