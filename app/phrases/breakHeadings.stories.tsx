import { useEffect, useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import preview from '#storybook/preview.tsx'
import { breakHeadings } from './breakHeadings.ts'

/** The breaks that a zero-width space stands for, as a person could see them. */
const seams = (element: HTMLElement) => element.textContent.replaceAll('\u200B', '|')

function PhrasedHeadings({ width }: { width: number }) {
  const root = useRef<HTMLDivElement>(null)
  const [isChosen, setIsChosen] = useState(false)
  useEffect(() => (root.current ? breakHeadings(root.current) : undefined), [])
  return (
    <div ref={root} style={{ width }}>
      <Stack gap={4}>
        <Heading level={1}>推しを選ぶと、画面がその色に染まります。</Heading>
        {isChosen && <Heading level={2}>おたよりを募集しています</Heading>}
        <Heading level={2} size="small">
          {isChosen ? '朝凪ひよりを推しています' : '推しはまだ決まっていません'}
        </Heading>
        <Button onClick={() => setIsChosen(true)}>推す</Button>
      </Stack>
    </div>
  )
}

const meta = preview.meta({ component: PhrasedHeadings, args: { width: 200 } })

/** As in a browser without phrases of its own. */
export const BetweenPhrases = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const [, added, changed] = canvas.getAllByRole('heading')
    await expect(seams(added!)).toBe('おたよりを|募集しています')
    await expect(seams(changed!)).toBe('朝凪ひよりを|推しています')
  },
})

BetweenPhrases.test('leaves a painted heading whose height would change', async () => {
  const painted = document.createElement('h2')
  painted.textContent = '推しを選ぶと、画面がその色に染まります。'
  painted.style.cssText = 'width: 90px; font-size: 16px'
  const place = document.createElement('div')
  place.append(painted)
  document.body.append(place)
  const height = painted.offsetHeight
  const end = breakHeadings(place)
  await expect(painted.offsetHeight).toBe(height)
  await expect(seams(painted)).not.toContain('|')
  painted.style.width = '400px'
  painted.textContent = '画面がその色に染まります。'
  await waitFor(() => expect(seams(painted)).toBe('画面が|その色に|染まります。'))
  end()
  place.remove()
})
