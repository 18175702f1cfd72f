import type { ReactNode } from 'react'
import { text } from './Text.css.ts'

interface TextProps {
  children: ReactNode
  size?: 'caption' | 'small' | 'body' | 'large'
  tone?: 'default' | 'muted' | 'accent' | 'danger'
  weight?: 'regular' | 'medium' | 'bold'
  /** Digits of one width, for what changes: coins, ranks, timers. */
  tabular?: boolean
  /** Cut with an ellipsis after so many lines. */
  lines?: 1 | 2 | 3 | 4
  /** Keeps the line breaks that were typed. */
  isPreformatted?: boolean
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'time'
    | 'dt'
    | 'dd'
    | 'label'
    | 'figcaption'
    | 'blockquote'
  id?: string
  /** Machine-readable time, for `as="time"`. */
  dateTime?: string
  /** The language of the words where it is not the page's. */
  lang?: string
}

/** Words. */
export function Text(props: TextProps) {
  const { children, size = 'body', tone = 'default', weight = 'regular' } = props
  const { tabular, lines, isPreformatted, as: Element = 'p', id, dateTime, lang } = props
  const className = text({ size, tone, weight, tabular, lines, isPreformatted })
  return (
    <Element className={className} id={id} lang={lang} {...(dateTime && { dateTime })}>
      {children}
    </Element>
  )
}
