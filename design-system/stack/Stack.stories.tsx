import preview from '#storybook/preview.tsx'
import { Surface } from '../surface/Surface.tsx'
import { Text } from '../text/Text.tsx'
import { Stack } from './Stack.tsx'

const paper = (words: string) => (
  <Surface tone="paper" padding={3}>
    <Text>{words}</Text>
  </Surface>
)

const three = (
  <>
    {paper('開場は18時です')}
    {paper('開演は19時です')}
    {paper('終演は21時ごろです')}
  </>
)

const meta = preview.meta({ component: Stack, args: { gap: 3, children: three } as const })

export const Playground = meta.story()

export const Centered = meta.story({ args: { align: 'center' } })

export const Roomy = meta.story({ args: { gap: 8 } })
