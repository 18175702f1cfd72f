import { Suspense, use, useState, type ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { tellTooEarly } from '#storybook/listening.ts'
import preview from '#storybook/preview.tsx'
import { cardEntry } from '../../fakes.ts'
import { ProviderFrame } from './ProviderFrame.tsx'

let arrive = () => {}
/** As on a page: it comes with an answer, and not with the page's first draft. */
function Later(props: ComponentProps<typeof ProviderFrame>) {
  const [arrival] = useState(() => new Promise<void>((resolve) => (arrive = resolve)))
  return (
    <Suspense>
      <Arrived {...props} arrival={arrival} />
    </Suspense>
  )
}

function Arrived({
  arrival,
  ...props
}: ComponentProps<typeof ProviderFrame> & { arrival: Promise<void> }) {
  use(arrival)
  return <ProviderFrame {...props} />
}

const meta = preview.meta({
  component: ProviderFrame,
  args: { title: 'カードの確認', url: cardEntry.frameUrl, onReturned: fn() },
  render: (args) => <Later {...args} />,
})

/** The bank knows the fan, and asks nothing: the frame is through with it as soon as it is there. */
export const AnswersAtOnce = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const drawn = new MutationObserver(() => {
      const source = canvas.queryByTitle<HTMLIFrameElement>(args.title)?.contentWindow
      if (!source) return
      drawn.disconnect()
      tellTooEarly(window, new MessageEvent('message', { data: 'payment.returned', source }))
    })
    drawn.observe(canvasElement, { childList: true, subtree: true })
    arrive()
    await waitFor(() => expect(args.onReturned).toHaveBeenCalledOnce())
  },
})
