import type { ReactNode } from 'react'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { card, cards, picture as frame, place, words } from './PlayCard.css.ts'

/** Things to play, two beside each other on a phone, three where there is room. */
export function PlayCards({ children }: { children: ReactNode }) {
  return <ul className={cards}>{children}</ul>
}

type PlayCardProps = {
  href: string
  /** 3 : 2. */
  picture: ReactNode
  name: string
  /** What stands out about it. */
  note?: ReactNode
  /** How it stands for the fan, or what it asks for. */
  children: ReactNode
}

/** One of them: all of it is the link. */
export function PlayCard({ href, picture, name, note, children }: PlayCardProps) {
  return (
    <li className={place}>
      <Link href={href} className={card}>
        <span className={frame}>{picture}</span>
        <span className={words}>
          {note && (
            <Text as="span" size="caption" weight="bold" tone="accent">
              {note}
            </Text>
          )}
          <Heading level={3} size="small">
            {name}
          </Heading>
          <Text as="span" size="small" tone="muted" tabular>
            {children}
          </Text>
        </span>
      </Link>
    </li>
  )
}
