import { Chip as Mark } from '#design-system/chip/Chip.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Button } from '#design-system/button/Button.tsx'
import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Guide } from './Guide.tsx'

const meta = preview.meta({
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Chip = meta.story({
  render: () => (
    <Guide
      name="Chip"
      what="Says in a word what kind of thing it stands at, or how that is doing. Nothing to press."
      story="components-chip--playground"
      when={['A state that is compared at a glance: 受付中, 発送済み, 売り切れ.']}
      whenNot={[
        'It filters or leads somewhere: ChipLink or FilterLinks.',
        'It counts: CountBadge.',
        'It needs a sentence: Text beside the thing.',
      ]}
      examples={[
        {
          isGood: true,
          why: 'One word each, a sign where colour would speak alone.',
          shown: (
            <Inline gap={2}>
              <Mark tone="success" icon="check">
                発送済み
              </Mark>
              <Mark tone="warning" icon="clock">
                お支払い待ち
              </Mark>
            </Inline>
          ),
        },
        {
          isGood: false,
          why: 'It looks as if it could be pressed, and it can: a button is meant.',
          shown: (
            <div>
              <Button size="small" emphasis="soft">
                受付中
              </Button>
            </div>
          ),
        },
      ]}
      anatomy={[
        ['tone', 'accent for what is one’s own, the others for how it stands'],
        ['icon', 'where tone alone would tell'],
        ['words', 'one or two; what is longer than its place ends in an ellipsis'],
      ]}
      states={[['tone', 'It has no states of its own: what it stands at changes, and it says so']]}
      keyboard={[['none', 'Takes no focus; it is read where it stands']]}
      writing={['A noun or a participle: 受付中, 当選. No punctuation.']}
    />
  ),
})
