import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { Image } from '#features/media/index.ts'
import { AnswerSheet } from './AnswerSheet.tsx'
import { face, head, own } from './GiftLetter.css.ts'
import { LetterForm } from './LetterForm.tsx'
import type { GiftLetter_letter$key } from './__generated__/GiftLetter_letter.graphql.ts'

/** The letter that goes with a gift, as it stands: to be written, with its talent, answered, or taken back. */
export function GiftLetter(props: { letter: GiftLetter_letter$key }) {
  const letter = useFragment(
    graphql`
      fragment GiftLetter_letter on GiftLetter @throwOnFieldError {
        state
        text
        gift {
          name
          talent {
            name
            palette
            bust {
              ...Image_image
            }
          }
        }
        answer {
          ...AnswerSheet_answer
        }
        ...LetterForm_letter
        ...AnswerSheet_letter
      }
    `,
    props.letter,
  )
  const { state, text, gift, answer } = letter
  const { talent } = gift
  const [isChanging, setChanging] = useState(false)
  const isPaper = state === 'WITH_TALENT' && !isChanging
  const isOpen = state === 'UNWRITTEN' || state === 'WRITTEN' || state === 'WITH_TALENT'
  return (
    <section data-palette={talent?.palette}>
      <Stack gap={4}>
        <div className={talent ? head : undefined}>
          {talent && (
            <span className={face}>
              <Image image={talent.bust} ratio={1} isDecorative />
            </span>
          )}
          <div>
            <Heading level={2} size="small">
              <FormattedMessage
                id={talent ? 'gift.letter.title' : 'gift.letter.title.gift'}
                values={{ name: talent?.name ?? gift.name }}
              />
            </Heading>
            <Text size="small" tone="muted">
              <FormattedMessage id={`gift.letter.state.${state}`} />
            </Text>
          </div>
        </div>
        {answer && <AnswerSheet letter={letter} answer={answer} />}
        {text && (isPaper || !isOpen) && (
          <div className={own}>
            {answer && (
              <Text size="caption" tone="muted">
                <FormattedMessage id="gift.letter.yours" />
              </Text>
            )}
            <Text isPreformatted tone={isOpen ? 'default' : 'muted'}>
              {text}
            </Text>
          </div>
        )}
        {isPaper && (
          <div>
            <Button
              size="small"
              tone="neutral"
              emphasis="outline"
              onClick={() => setChanging(true)}
            >
              <FormattedMessage id="gift.letter.change" />
            </Button>
          </div>
        )}
        {isOpen && !isPaper && <LetterForm letter={letter} onKept={() => setChanging(false)} />}
      </Stack>
    </section>
  )
}
