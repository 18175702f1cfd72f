import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { Avatar } from '../avatar/Avatar.tsx'
import { Button } from '../button/Button.tsx'
import { Columns } from '../columns/Columns.tsx'
import { CountBadge } from '../count-badge/CountBadge.tsx'
import { Heading } from '../heading/Heading.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Surface } from '../surface/Surface.tsx'
import { TextLink } from '../text-link/TextLink.tsx'
import { Text } from '../text/Text.tsx'
import { greyNames, paletteNames, themeAttributes, type PaletteName, type Theme } from './theme.ts'

/** A piece of interface with every role in it. */
function Sample({ name, theme }: { name: string; theme: Partial<Theme> }) {
  return (
    <div {...themeAttributes(theme)}>
      <Surface tone="paper" padding={4}>
        <Stack gap={3}>
          <Inline gap={3}>
            <Avatar name={name} size={40} />
            <Heading level={2} size="small">
              {name}
            </Heading>
            <CountBadge count={8} label="未読8件" />
          </Inline>
          <Text size="small" tone="muted">
            今夜の配信は9時から。<TextLink href="#schedule">予定を見る</TextLink>
          </Text>
          <Surface tone="accent" padding={3}>
            <Text size="small">いっしょに歌ってくれてありがとう。</Text>
          </Surface>
          <Inline gap={2}>
            <Button size="small" icon="penlight">
              応援する
            </Button>
            <Button size="small" emphasis="soft">
              あとで
            </Button>
          </Inline>
        </Stack>
      </Surface>
    </div>
  )
}

function Samples({ of }: { of: readonly PaletteName[] }) {
  return (
    <Columns gap={4} smallest="medium">
      {of.map((palette) => (
        <Sample key={palette} name={palette} theme={{ palette }} />
      ))}
    </Columns>
  )
}

const meta = preview.meta({
  component: Sample,
  args: { name: '星野ひかり', theme: {} },
  globals: atViewport('desktop'),
})

const half = paletteNames.length / 2

export const WarmAndViolet = meta.story({
  render: () => <Samples of={paletteNames.slice(0, half)} />,
})

export const CoolAndBright = meta.story({ render: () => <Samples of={paletteNames.slice(half)} /> })

export const EveryGrey = meta.story({
  render: () => (
    <Columns gap={4} smallest="medium">
      {greyNames.map((grey) => (
        <Sample key={grey} name={grey} theme={{ grey, palette: 'mono' }} />
      ))}
    </Columns>
  ),
})

const paperOf = (element: HTMLElement) =>
  getComputedStyle(element.firstElementChild ?? element).backgroundColor

export const NestedModes = meta.story({
  render: () => (
    <Columns gap={4} smallest="medium">
      <Sample name="明るい" theme={{ mode: 'light', palette: 'pink' }} />
      <Sample name="暗い" theme={{ mode: 'dark', palette: 'pink' }} />
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const [light, dark] = canvasElement.querySelectorAll<HTMLElement>('[data-palette=pink]')
    await expect(light && paperOf(light)).toBe('rgb(255, 255, 255)')
    await expect(dark && paperOf(dark)).toBe('rgb(25, 25, 25)')
  },
})
