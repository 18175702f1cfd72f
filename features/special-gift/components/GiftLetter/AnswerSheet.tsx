import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { ruled, seal, sheet, signed, written } from './GiftLetter.css.ts'
import type { AnswerSheet_answer$key } from './__generated__/AnswerSheet_answer.graphql.ts'
import type { AnswerSheet_letter$key } from './__generated__/AnswerSheet_letter.graphql.ts'

type AnswerSheetProps = { letter: AnswerSheet_letter$key; answer: AnswerSheet_answer$key }

/** What a talent answered, on a sheet of letter paper under their seal. */
export function AnswerSheet(props: AnswerSheetProps) {
  const { gift } = useFragment(
    graphql`
      fragment AnswerSheet_letter on GiftLetter @throwOnFieldError {
        gift {
          talent {
            name
            emblem {
              ...Image_image
            }
          }
        }
      }
    `,
    props.letter,
  )
  const { text, picture, at } = useFragment(
    graphql`
      fragment AnswerSheet_answer on GiftLetterAnswer @throwOnFieldError {
        text
        at
        picture {
          ...Image_image
        }
      }
    `,
    props.answer,
  )
  const { talent } = gift
  const { day } = useTokyoTime()
  return (
    <article className={sheet}>
      {picture && (
        <div className={written}>
          <Image image={picture} />
        </div>
      )}
      {text && <p className={ruled}>{text}</p>}
      <footer className={signed}>
        <div>
          <Text size="caption" tone="muted" as="time" dateTime={at}>
            {day(at)}
          </Text>
          {talent && (
            <Text weight="medium">
              <FormattedMessage id="gift.letter.from" values={{ name: talent.name }} />
            </Text>
          )}
        </div>
        {talent && (
          <span className={seal}>
            <Image image={talent.emblem} ratio={1} isDecorative />
          </span>
        )}
      </footer>
    </article>
  )
}
