import { Button as Action } from '#design-system/button/Button.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Guide } from './Guide.tsx'

const meta = preview.meta({
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Button = meta.story({
  render: () => (
    <Guide
      name="Button"
      what="Does something. Its words are a verb."
      story="components-button--playground"
      when={[
        'Something happens here and now: a message is sent, a vote is cast, a sheet opens.',
        'One solid a view, for the main action; soft, outline and quiet for what stands beside it.',
      ]}
      whenNot={[
        'It leads to another page: ButtonLink, which can be opened in a tab of its own.',
        'It turns something on and off: ToggleButton, which says which of the two it is.',
        'Everybody knows it by its sign and there is no room: IconButton.',
      ]}
      examples={[
        {
          isGood: true,
          why: 'One main action; the other is quieter.',
          shown: (
            <Inline gap={2}>
              <Action>参加する</Action>
              <Action emphasis="quiet">あとで</Action>
            </Inline>
          ),
        },
        {
          isGood: false,
          why: 'Two solids: which one is meant?',
          shown: (
            <Inline gap={2}>
              <Action>参加する</Action>
              <Action>あとで</Action>
            </Inline>
          ),
        },
        {
          isGood: true,
          why: 'Danger says what will be gone.',
          shown: (
            <div>
              <Action tone="danger">投稿を削除する</Action>
            </div>
          ),
        },
        {
          isGood: false,
          why: 'A yes that has to be read together with the question.',
          shown: (
            <div>
              <Action tone="danger">はい</Action>
            </div>
          ),
        },
      ]}
      anatomy={[
        [
          'tone',
          'accent for the oshi’s colour, neutral beside it, danger for what cannot be undone',
        ],
        ['emphasis', 'solid, soft, outline, quiet: how loud it is'],
        ['size', 'small within a row, medium, large at the foot of a phone'],
        ['icon', 'before the words, never in their place'],
      ]}
      states={[
        [
          'isBusy',
          'The work is under way: it stays where it is and as wide, says so, and answers to no second press',
        ],
        ['disabled', 'Rarely: rather let it be pressed and say what is missing'],
      ]}
      keyboard={[
        ['Enter, Space', 'Presses it'],
        [
          'busy',
          'Keeps focus, so that nobody is thrown to the top of the page; its words are read out',
        ],
      ]}
      writing={[
        'A verb as the fan would say it: 参加する, もう一回ひく.',
        'While busy, the same in progress: 送信しています.',
        'What it costs stands on it or beside it.',
      ]}
    />
  ),
})
