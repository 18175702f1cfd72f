import preview from '#storybook/preview.tsx'
import { rows } from './FinalConfirm.css.ts'
import { TermRow } from './TermRow.tsx'

const meta = preview.meta({
  component: TermRow,
  decorators: [
    (Story) => (
      <dl className={rows}>
        <Story />
      </dl>
    ),
  ],
})

export const Default = meta.story({
  args: { id: 'checkout.terms.shipping', children: '価格に含まれています' },
})
export const LongText = meta.story({
  globals: { locale: 'en' },
  args: {
    id: 'checkout.terms.cancellation',
    children:
      'An order can’t be cancelled once it is placed. What arrives broken is exchanged within eight days, at our cost.',
  },
})
