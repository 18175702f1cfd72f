import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useEditMessage } from '../../editing/useEditMessage.ts'
import { WritingAbout, type Writing } from '../WritingAbout/WritingAbout.tsx'
import { Composer } from './Composer.tsx'

type MessageComposerProps = {
  channelName: string
  draft: string
  onDraft: (draft: string) => void
  onSend: (text: string) => void
  /** Sends a sticker; not where another text is written for what was said. */
  stickers?: ReactNode
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
  onDraft,
  stickers,
  ...rest
}: MessageComposerProps) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [changed, setChanged] = useState<{ id: string; text: string }>()
  const { editMessage, isPending } = useEditMessage(onWritten)
  useEffect(() => {
    if (writing) ref.current?.focus()
  }, [writing])
  const isEdit = writing?.kind === 'edit'
  const { id = '' } = writing ?? {}
  return (
    <>
      {writing && <WritingAbout writing={writing} onCancel={onWritten} />}
      <Composer
        ref={ref}
        {...rest}
        {...(isEdit
          ? {
              text: changed?.id === id ? changed.text : writing.text,
              onChange: (text) => setChanged({ id, text }),
              onSend: (text) => editMessage({ messageId: id, text }),
              isBusy: isPending,
            }
          : { text: draft, onChange: onDraft, stickers })}
        onEscape={writing && onWritten}
      />
    </>
  )
}
