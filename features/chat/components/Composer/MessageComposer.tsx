import { useEffect, useRef, type ReactNode } from 'react'
import { useDiscard } from '#features/written/index.ts'
import { messageText } from '#rules/message.ts'
import { useChangedText, type ChangedText } from '../../editing/changedText.ts'
import { useEditMessage } from '../../editing/useEditMessage.ts'
import type { DraftMention } from '#features/mention/index.ts'
import type { FindPeople } from '#features/mention/index.ts'
import { WritingAbout, type Writing } from '../WritingAbout/WritingAbout.tsx'
import { Composer, type ComposerPictures } from './Composer.tsx'

type MessageComposerProps = {
  channelName: string
  draft: string
  /** Whom the draft mentions. */
  draftMentions?: readonly DraftMention[]
  onDraft: (draft: string, mentions: readonly DraftMention[]) => void
  onSend: (text: string, mentions?: readonly DraftMention[]) => void
  /** Finds whom an `@` means; absent where nobody can be mentioned. */
  findPeople?: FindPeople | undefined
  tellsMentioned?: boolean
  /** Sends a sticker; not where another text is written for what was said. */
  stickers?: ReactNode
  /** What goes along; a message that is changed keeps those it has. */
  pictures?: ComposerPictures | undefined
  /** What is answered, or changed. */
  writing: Writing | undefined
  /** What was written about that message is done with, or given up. */
  onWritten: (messageId: string) => void
}

/** Where a message is written, or another text for one; the draft of what is new stays as it is meanwhile. */
export function MessageComposer({
  writing,
  onWritten,
  draft,
  draftMentions,
  onDraft,
  onSend,
  stickers,
  pictures,
  ...rest
}: MessageComposerProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const isEdit = writing?.kind === 'edit'
  const { id = '', said: before } = writing ?? {}
  const [changed, setChanged] = useChangedText(id)
  const done = () => {
    if (isEdit) setChanged(undefined)
    onWritten(id)
  }
  const { editMessage, isPending } = useEditMessage()
  useEffect(() => {
    if (writing) ref.current?.focus()
  }, [writing])
  const said: ChangedText | undefined = changed ?? before
  const { close, question } = useDiscard({
    isSame: !isEdit || messageText.clean(said!.text) === before!.text,
    isSaving: isPending,
    onClose: done,
  })
  return (
    <>
      {writing && <WritingAbout writing={writing} onCancel={close} />}
      {question}
      <Composer
        ref={ref}
        {...rest}
        {...(isEdit
          ? {
              text: said!.text,
              mentions: said!.mentions,
              onChange: (text, mentions) => setChanged({ text, mentions }),
              onSend: (text, mentions = []) => editMessage({ messageId: id, text, mentions }, done),
              isBusy: isPending,
            }
          : {
              text: draft,
              mentions: draftMentions,
              onChange: onDraft,
              onSend,
              stickers,
              pictures,
            })}
        onEscape={writing && close}
      />
    </>
  )
}
