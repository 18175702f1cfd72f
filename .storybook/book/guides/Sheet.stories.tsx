import { useState } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { Sheet as Overlay } from '#design-system/sheet/Sheet.tsx'
import { Text } from '#design-system/text/Text.tsx'
import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Guide } from './Guide.tsx'

function Opened() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button emphasis="soft" onClick={() => setOpen(true)}>
        並び順を選ぶ
      </Button>
      <Overlay isOpen={isOpen} onOpenChange={setOpen} title="並び順" closeLabel="閉じる">
        <Text>新しい順、古い順、応援の多い順から選べます。</Text>
      </Overlay>
    </div>
  )
}

const meta = preview.meta({
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Sheet = meta.story({
  render: () => (
    <Guide
      name="Sheet"
      what="Rises from the foot of a phone, within a thumb’s reach; from a tablet’s width on it is a dialog."
      story="components-sheet--playground"
      when={['A choice or a short form that belongs to what is under it, and ends there.']}
      whenNot={[
        'It has an address of its own, or is long: a page.',
        'A question that has to be answered before anything else: Dialog.',
        'A few acts on one thing: Menu.',
        'Nobody asked for it: nothing rises on arrival.',
      ]}
      examples={[
        {
          isGood: true,
          why: 'It was asked for, and comes from where the thumb is.',
          shown: <Opened />,
        },
      ]}
      anatomy={[
        ['title', 'what it is about, at its head'],
        ['closeLabel', 'the way out, always seen'],
        ['content', 'scrolls where it is taller than the page'],
        ['footer', 'its acts, where the thumb is'],
      ]}
      states={[
        ['opening', 'Rises; under reduced motion it is there'],
        ['isDismissable', 'Off while work is under way that must not be left half done'],
      ]}
      keyboard={[
        ['Escape', 'Closes it'],
        ['Tab', 'Stays within it; focus goes back to what opened it'],
      ]}
      writing={['The title is a noun: 並び順. The action says what it does: この順で見る.']}
    />
  ),
})
