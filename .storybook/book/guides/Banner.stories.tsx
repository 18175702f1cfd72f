import { Banner as Notice } from '#design-system/banner/Banner.tsx'
import { Button } from '#design-system/button/Button.tsx'
import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Guide } from './Guide.tsx'

const meta = preview.meta({
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Banner = meta.story({
  render: () => (
    <Guide
      name="Banner"
      what="Says what happened and what to do, in the place it concerns."
      story="components-banner--playground"
      when={['Something about this page or this part of it has to be known before one goes on.']}
      whenNot={[
        'It worked, and nothing is left to do: Toaster.',
        'One field is wrong: the field’s own error. Several are: ErrorSummary.',
        'There is nothing to show at all: EmptyState.',
      ]}
      examples={[
        {
          isGood: true,
          why: 'What happened, what to do, and the way there.',
          shown: (
            <Notice
              tone="danger"
              action={
                <Button size="small" emphasis="soft">
                  もう一度読み込む
                </Button>
              }
            >
              予定を読み込めませんでした。通信のよい場所で、もう一度お試しください。
            </Notice>
          ),
        },
        {
          isGood: false,
          why: 'Something went wrong: so what?',
          shown: <Notice tone="danger">エラーが発生しました！</Notice>,
        },
      ]}
      anatomy={[
        ['tone', 'info, success, warning, danger: each with its own sign'],
        ['title', 'only where the words are more than two lines'],
        ['action', 'one way out, small'],
      ]}
      states={[
        ['danger', 'Read out at once, whatever else is being read'],
        ['info, success, warning', 'Read out once what is being read has ended'],
      ]}
      keyboard={[['Tab', 'Comes to the action; the banner itself takes no focus']]}
      writing={[
        'What happened, then what to do. No exclamation mark.',
        'Says when nothing was spent: コインは減っていません.',
      ]}
    />
  ),
})
