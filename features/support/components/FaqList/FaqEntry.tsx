import { graphql, useFragment } from 'react-relay'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Prose } from '#design-system/prose/Prose.tsx'
import type { FaqEntry_entry$key } from './__generated__/FaqEntry_entry.graphql.ts'
import {
  answer as answerStyle,
  entry,
  mark,
  question as questionStyle,
  words,
} from './FaqList.css.ts'

/** A question, and its answer where it is opened: by the browser itself, so that it can be found in the page. */
export function FaqEntry(props: { entry: FaqEntry_entry$key }) {
  const { id, question, answer } = useFragment(
    graphql`
      fragment FaqEntry_entry on FaqEntry @throwOnFieldError {
        id
        question
        answer
      }
    `,
    props.entry,
  )
  return (
    <details className={entry}>
      <summary className={questionStyle}>
        <span className={words}>{question}</span>
        <span className={mark}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div id={id} className={answerStyle}>
        <Prose>{answer}</Prose>
      </div>
    </details>
  )
}
