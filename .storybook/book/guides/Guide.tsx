import type { ReactNode } from 'react'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Book, Code } from '../Book.tsx'
import { row, rows } from '../Book.css.ts'
import { StoryLink } from '../StoryLink.tsx'
import * as styles from './guide.css.ts'

interface Example {
  isGood: boolean
  why: string
  shown: ReactNode
}

interface GuideProps {
  name: string
  what: string
  /** Its first story, which leads to the others. */
  story: string
  when: readonly string[]
  /** Each with what to take in its place. */
  whenNot: readonly string[]
  /** Its parts, from the outside in. */
  anatomy: readonly (readonly [part: string, what: string])[]
  states: readonly (readonly [state: string, what: string])[]
  keyboard: readonly (readonly [key: string, what: string])[]
  examples: readonly Example[]
  writing: readonly string[]
}

/** How a component is used: when, of what it consists, how it behaves, and how it speaks. */
export function Guide(guide: GuideProps) {
  const { name, what, story, when, whenNot, anatomy, states, keyboard, examples, writing } = guide
  return (
    <Book
      title={name}
      lead={
        <>
          {what} <StoryLink id={story}>Its stories</StoryLink> show each of its states, with its
          props.
        </>
      }
      chapters={[
        { title: 'When', content: <List items={when} /> },
        { title: 'When not', content: <List items={whenNot} /> },
        { title: 'Do and don’t', content: <Examples examples={examples} /> },
        { title: 'Anatomy', content: <Rows items={anatomy} /> },
        { title: 'States', content: <Rows items={states} /> },
        { title: 'Keyboard and screen reader', content: <Rows items={keyboard} /> },
        { title: 'Words', content: <List items={writing} /> },
      ]}
    />
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}

function Rows({ items }: { items: readonly (readonly [string, string])[] }) {
  return (
    <div className={rows}>
      {items.map(([name, what]) => (
        <div key={name} className={row}>
          <Text size="small" as="div">
            <Code>{name}</Code>
          </Text>
          <Text size="small">{what}</Text>
        </div>
      ))}
    </div>
  )
}

function Examples({ examples }: { examples: readonly Example[] }) {
  return (
    <div className={styles.examples}>
      {examples.map(({ isGood, why, shown }) => (
        <div key={why} className={styles.example}>
          <div className={styles.stage} lang="ja">
            {shown}
          </div>
          <div className={styles.verdict}>
            <span className={isGood ? styles.good : styles.bad}>
              <Icon name={isGood ? 'check' : 'close'} label={isGood ? 'Do' : 'Don’t'} />
            </span>
            <Text size="small">{why}</Text>
          </div>
        </div>
      ))}
    </div>
  )
}
