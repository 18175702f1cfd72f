import { FormattedMessage } from 'react-intl'
import { Changing } from '#design-system/changing/Changing.tsx'
import { Text } from '#design-system/text/Text.tsx'

/** From so many on, the fan is told how many characters are left. */
const counterFrom = 200

type PostComposerNoteProps = {
  /** How many characters are left. */
  left: number
  /** Where what is written stands. */
  place: 'here' | 'everywhere' | 'full'
  /** What goes along that stands here alone, wherever the words are. */
  beside: 'pictures' | 'poll' | 'both' | undefined
  /** How many pictures are still to go up, and whether some won’t by themselves. */
  pictures: { left: number; isStopped: boolean }
}

/** Says beside the buttons what is still to be waited for, how much may still be written, or where it is kept. */
export function PostComposerNote({ left, place, beside, pictures }: PostComposerNoteProps) {
  const isCounting = left <= counterFrom
  const isSending = pictures.left > 0
  const kept = beside && place === 'everywhere' ? beside : place
  return (
    <Text as="span" size="caption" tone={left < 0 ? 'danger' : 'muted'} tabular>
      <Changing
        of={left < 0 ? left : isSending ? `sending ${pictures.left}` : isCounting ? left : kept}
      >
        {left < 0 ? (
          <FormattedMessage id="post.write.over" values={{ count: -left }} />
        ) : isSending && pictures.isStopped ? (
          <FormattedMessage id="post.write.pictures.stopped" />
        ) : isSending ? (
          <FormattedMessage id="post.write.pictures.sending" values={{ count: pictures.left }} />
        ) : isCounting ? (
          <FormattedMessage id="post.write.left" values={{ count: left }} />
        ) : (
          <FormattedMessage id={`post.write.kept.${kept}`} />
        )}
      </Changing>
    </Text>
  )
}
