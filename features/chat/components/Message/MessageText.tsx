import { paths as profilePaths } from '#addresses/profile.ts'
import { paths as timelinePaths } from '#addresses/timeline.ts'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { MentionSpan } from '#rules/mention.ts'
import { splitHashtags } from './splitHashtags.ts'
import { splitLinks } from './splitLinks.ts'
import { hashtag, link, mention } from './Message.css.ts'

/** Whom a text mentions; nobody's id where they have left. */
export type TextMention = MentionSpan & { userId?: string | null | undefined }

type MessageTextProps = {
  text: string
  /** In the text's order. */
  mentions?: readonly TextMention[] | undefined
  /** Who reads it: what is said to them stands out. */
  viewerId?: string | undefined
  /** Whether Tab comes by its links. */
  isReachable?: boolean
  /** Whether it is found by its hashtags, which lead to what else is. */
  hasHashtags?: boolean
}

const nobody: readonly TextMention[] = []

/**
 * What was written: line breaks kept, https addresses as links that tell the other side nothing, whoever is mentioned as
 * the way to their page, and a hashtag as the way to what is written under it.
 */
export function MessageText({
  text,
  mentions = nobody,
  viewerId,
  isReachable = true,
  hasHashtags = false,
}: MessageTextProps) {
  const tabIndex = isReachable ? undefined : -1
  const ends = mentions.map(({ start, length }) => start + length)
  return (
    // Replaced whole where it becomes another, as `Changing` is.
    <Text key={text} as="div" isPreformatted>
      <Words text={text.slice(0, mentions[0]?.start)} {...{ tabIndex, hasHashtags }} />
      {mentions.map(({ start, userId }, at) => [
        <Mentioned
          key={start}
          label={text.slice(start, ends[at])}
          {...{ userId, viewerId, tabIndex }}
        />,
        <Words
          key={`after-${start}`}
          text={text.slice(ends[at], mentions[at + 1]?.start)}
          {...{ tabIndex, hasHashtags }}
        />,
      ])}
    </Text>
  )
}

type WordsProps = { text: string; tabIndex: -1 | undefined; hasHashtags: boolean }

function Words({ text, tabIndex, hasHashtags }: WordsProps) {
  return (hasHashtags ? splitHashtags(text) : splitLinks(text)).map((part, index) =>
    part.href ? (
      <a
        key={index}
        href={part.href}
        tabIndex={tabIndex}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className={link}
      >
        {part.text}
      </a>
    ) : part.hashtag === undefined ? (
      part.text
    ) : (
      <Link
        key={index}
        href={timelinePaths.hashtag({ name: part.hashtag })}
        tabIndex={tabIndex}
        className={hashtag}
      >
        <bdi>{part.text}</bdi>
      </Link>
    ),
  )
}

type MentionedProps = Pick<TextMention, 'userId'> &
  Pick<MessageTextProps, 'viewerId'> & { label: string; tabIndex: -1 | undefined }

/** A name says nothing of what stands around it: one that is written from the right turns no other words. */
function Mentioned({ label, userId, viewerId, tabIndex }: MentionedProps) {
  if (!userId) return <bdi className={mention({ who: 'left' })}>{label}</bdi>
  return (
    <Link
      href={profilePaths.profile({ user_id: userId })}
      className={mention({ who: userId === viewerId ? 'viewer' : 'other' })}
      tabIndex={tabIndex}
    >
      <bdi>{label}</bdi>
    </Link>
  )
}
