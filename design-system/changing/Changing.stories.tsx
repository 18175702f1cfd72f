import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Text } from '../text/Text.tsx'
import { Changing } from './Changing.tsx'

function Votes() {
  const [count, setCount] = useState(12)
  return (
    <Stack gap={2}>
      <Text>
        いまの票は
        <Changing of={count}>
          {count}
          {'票'}
        </Changing>
        です
      </Text>
      <Button size="small" onClick={() => setCount(13)}>
        投票する
      </Button>
    </Stack>
  )
}

const meta = preview.meta({ component: Changing, args: { of: 0, children: '' }, render: Votes })

export const Playground = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByText('12票')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByText('13票')).not.toBe(before)
  },
})
