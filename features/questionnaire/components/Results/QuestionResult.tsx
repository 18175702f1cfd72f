import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Icon } from '#design-system/icon/Icon.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { VisuallyHidden } from '#design-system/visually-hidden/VisuallyHidden.tsx'
import { Image } from '#features/media/index.ts'
import type { QuestionResult_question$key } from './__generated__/QuestionResult_question.graphql.ts'
import { bar, fill, line, list, mark, numbers, part, row, thumb } from './Results.css.ts'

type QuestionResultProps = {
  question: QuestionResult_question$key
  /** Of all who answered: several choices of one fan make more than all together. */
  answerCount: number
  /** The viewer's choices. */
  own: ReadonlySet<string>
}

/** How often each choice of a question was made, and which the viewer made. */
export function QuestionResult({ answerCount, own, ...props }: QuestionResultProps) {
  const { text, scaleEnds, choices } = useFragment(
    graphql`
      fragment QuestionResult_question on QuestionnaireQuestion @throwOnFieldError {
        text
        scaleEnds {
          low
          high
        }
        choices {
          id
          label
          count
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.question,
  )
  const most = Math.max(...choices.map(({ count }) => count ?? 0), 1)
  const isAnyOwn = choices.some(({ id }) => own.has(id))
  const ends = [scaleEnds?.low, ...choices.slice(2).map(() => undefined), scaleEnds?.high]
  return (
    <div className={part}>
      <Heading level={3} size="small">
        {text}
      </Heading>
      <ul className={list}>
        {choices.map(({ id, label, count, picture }, at) => (
          <li key={id} className={row}>
            {picture && (
              <span className={thumb}>
                <Image image={picture} ratio={1.5} isDecorative />
              </span>
            )}
            <span className={line}>
              <span className={numbers}>
                <Text as="span" size="small" weight={own.has(id) ? 'bold' : 'regular'}>
                  {ends[at] ? (
                    <FormattedMessage
                      id="questionnaire.scale"
                      values={{ step: label, end: ends[at] }}
                    />
                  ) : (
                    label
                  )}
                  {own.has(id) && (
                    <span className={mark}>
                      <Icon name="check" size={16} />
                      <VisuallyHidden>
                        <FormattedMessage id="questionnaire.results.own" />
                      </VisuallyHidden>
                    </span>
                  )}
                </Text>
                <Text as="span" size="small" tone="muted" tabular>
                  <FormattedMessage
                    id="questionnaire.results.share"
                    values={{ share: (count ?? 0) / answerCount }}
                  />
                </Text>
              </span>
              <span className={bar} aria-hidden>
                <span
                  className={fill({ isStrong: isAnyOwn ? own.has(id) : count === most })}
                  style={{ inlineSize: `${((count ?? 0) / answerCount) * 100}%` }}
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
