import preview from '#storybook/preview.tsx'

function Example({ words }: { words: string }) {
  return <button type="button">{words}</button>
}

const meta = preview.meta({ component: Example, args: { words: '応援する' } })

export const Default = meta.story()
export const LongText = meta.story({
  args: { words: 'きょうも応援しに来てくれてありがとうございます' },
})
