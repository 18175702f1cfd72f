import { Text } from '#design-system/text/Text.tsx'
import { splitLinks } from './splitLinks.ts'
import { link } from './Message.css.ts'

type MessageTextProps = {
  text: string
  /** Whether Tab comes by its links. */
  isReachable?: boolean
}

/** What was written: line breaks kept, https addresses as links that tell the other side nothing. */
export function MessageText({ text, isReachable = true }: MessageTextProps) {
  return (
    <Text as="div" isPreformatted>
      {splitLinks(text).map((part, index) =>
        part.href ? (
          <a
            key={index}
            href={part.href}
            tabIndex={isReachable ? undefined : -1}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className={link}
          >
            {part.text}
          </a>
        ) : (
          part.text
        ),
      )}
    </Text>
  )
}
