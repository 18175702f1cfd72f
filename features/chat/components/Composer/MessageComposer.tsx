import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useDiscard } from '#features/written/index.ts'
import { messageText } from '#rules/message.ts'
import { useEditMessage } from '../../editing/useEditMessage.ts'
import type { DraftMention } from '../../mentioning/draftMention.ts'
import type { FindPeople } from '../../mentioning/findPeople.ts'
import { WritingAbout, type Writing } from '../WritingAbout/WritingAbout.tsx'
import { Composer, type ComposerPictures } from './Composer.tsx'

type Said = Omit<NonNullable<Writing['said']>, 'sentAt'>

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
  /** It is done with, or given up. */
  onWritten: () => void
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
  const [changed, setChanged] = useState<Said & { id: string }>()
  const done = () => {
    setChanged(undefined)
    onWritten()
  }
  const { editMessage, isPending } = useEditMessage(done)
  useEffect(() => {
    if (writing) ref.current?.focus()
  }, [writing])
  const isEdit = writing?.kind === 'edit'
  const { id = '' } = writing ?? {}
  const said: Said | undefined = changed?.id === id ? changed : writing?.said
  const { close, question } = useDiscard({
    isSame: !isEdit || messageText.clean(said!.text) === writing.said!.text,
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
              onChange: (text, mentions) => setChanged({ id, text, mentions }),
              onSend: (text, mentions = []) => editMessage({ messageId: id, text, mentions }),
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
