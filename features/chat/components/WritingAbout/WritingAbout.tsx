import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '#design-system/icon/Icon.tsx'
import { IconButton } from '#design-system/icon-button/IconButton.tsx'
import { EditableUntil } from '#features/written/index.ts'
import type { DraftMention } from '#features/mention/index.ts'
import { about, aboutText, aboutWords } from './WritingAbout.css.ts'

/** What is being written: an answer, or another text for what one has said. */
export type Writing = {
  kind: 'reply' | 'edit'
  id: string
  /** What stands there of it, or that it is gone; empty where that is not known yet. */
  quote: string
  /** Empty where they have left; absent where it is not known who. */
  authorName?: string | undefined
  /** What is changed, whom it mentions, and when it was said. */
  said?: { text: string; mentions?: readonly DraftMention[] | undefined; sentAt: string }
}

type WritingAboutProps = { writing: Writing; onCancel: () => void }

/** Over the field: what one answers or changes, and the way out of it. */
export function WritingAbout({ writing, onCancel }: WritingAboutProps) {
  const intl = useIntl()
  const { kind, quote, authorName, said } = writing
  return (
    <div className={about}>
      <Icon name={kind} size={20} />
      <div className={aboutWords}>
        <strong>
          {kind === 'edit' ? (
            <FormattedMessage id="chat.writing.edit" />
          ) : (
            <FormattedMessage
              id={authorName === undefined ? 'chat.writing.reply.unknown' : 'chat.writing.reply'}
              values={{ name: authorName || intl.formatMessage({ id: 'chat.someone' }) }}
            />
          )}
        </strong>
        <span className={aboutText}>{quote}</span>
        {said && (
          <span className={aboutText}>
            <EditableUntil writtenAt={said.sentAt} />
          </span>
        )}
      </div>
      <IconButton
        icon="close"
        size="small"
        label={intl.formatMessage({ id: 'chat.writing.cancel' })}
        onClick={onCancel}
      />
    </div>
  )
}
