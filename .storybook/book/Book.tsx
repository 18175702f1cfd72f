import type { ReactNode } from 'react'
import { Heading } from '#design-system/heading/Heading.tsx'
import * as styles from './Book.css.ts'

/** A part of a page, by its own heading. */
export interface Chapter {
  title: string
  lead?: ReactNode
  content: ReactNode
}

interface BookProps {
  title: ReactNode
  lead: ReactNode
  /** Stands between the head and the first chapter. */
  cover?: ReactNode
  chapters: readonly Chapter[]
  /** The file that its values are read from. */
  source?: string
}

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** A page of the book: what it is about, what is on it, and its chapters. */
export function Book({ title, lead, cover, chapters, source }: BookProps) {
  return (
    <article className={styles.book} lang="en">
      <header className={styles.head}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <p className={styles.prose}>{lead}</p>
      </header>
      {cover}
      {chapters.length > 1 && (
        <nav className={styles.contents} aria-label="On this page">
          {chapters.map((chapter) => (
            <a key={chapter.title} className={styles.link} href={`#${idOf(chapter.title)}`}>
              {chapter.title}
            </a>
          ))}
        </nav>
      )}
      {chapters.map((chapter) => (
        <section key={chapter.title} className={styles.chapter} id={idOf(chapter.title)}>
          <div className={styles.chapterHead}>
            <Heading level={2}>{chapter.title}</Heading>
            {chapter.lead && <p className={styles.prose}>{chapter.lead}</p>}
          </div>
          {chapter.content}
        </section>
      ))}
      {source && (
        <footer className={styles.foot}>
          Read from <Code>{source}</Code>
        </footer>
      )}
    </article>
  )
}

/** What is written as it is in code. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code className={styles.code} translate="no">
      {children}
    </code>
  )
}
