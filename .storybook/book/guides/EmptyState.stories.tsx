import { Button } from '#design-system/button/Button.tsx'
import { EmptyState as Empty } from '#design-system/empty-state/EmptyState.tsx'
import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Guide } from './Guide.tsx'

const figure = <img src="./art/figure-empty-chat.svg" alt="" width={160} height={120} />

const meta = preview.meta({
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const EmptyState = meta.story({
  render: () => (
    <Guide
      name="EmptyState"
      what="A place that nothing is in yet, or that nothing could be brought to."
      story="components-emptystate--playground"
      when={[
        'A list is empty, a search found nothing, a page could not be read.',
        'It says what will be here, and offers the first step.',
      ]}
      whenNot={[
        'It is still on its way: Skeleton, in the shape of what comes.',
        'A part of a page failed and the rest is there: Banner in that place.',
      ]}
      examples={[
        {
          isGood: true,
          why: 'What will be here, and how it begins.',
          shown: (
            <Empty
              figure={figure}
              title="まだお話しした人がいません"
              body="プロフィールからメッセージを送ると、ここに並びます。"
              action={<Button emphasis="soft">話せる人をさがす</Button>}
            />
          ),
        },
        {
          isGood: false,
          why: 'Says only what everybody sees.',
          shown: <Empty figure={null} title="データがありません" body="" />,
        },
      ]}
      anatomy={[
        [
          'figure',
          'a drawing: the bird where something is lost or broken, the oshi where one waits',
        ],
        ['title', 'what is so'],
        ['body', 'what will be here, in a line or two'],
        ['action', 'the first step, if there is one'],
      ]}
      states={[
        ['empty', 'Nothing yet: the first step'],
        ['failed', 'Could not be read: try again, and what to do if that does not help'],
        ['no permission', 'Who may see it, and how one becomes that'],
      ]}
      keyboard={[['heading', 'Its title is in the page’s outline; the drawing is silent']]}
      writing={['まだ, not ない: it will be. One warm line is enough.']}
    />
  ),
})
