import preview from '#storybook/preview.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Text } from '../text/Text.tsx'
import { Spinner } from './Spinner.tsx'

const meta = preview.meta({ component: Spinner })

export const Playground = meta.story()

export const BesideWords = meta.story({
  render: () => (
    <Inline gap={2}>
      <Spinner />
      <Text>再接続しています</Text>
    </Inline>
  ),
})
