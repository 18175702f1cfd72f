import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Banner } from '#design-system/banner/Banner.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { LogInFirst } from '#features/errors/index.ts'
import { Image } from '#features/media/index.ts'
import { keepFocus } from '#platform/focus/keepFocus.ts'
import { useSession } from '#platform/session/session.ts'
import { lastInstant } from '#platform/time/lastInstant.ts'
import { useTokyoTime } from '#platform/time/useTokyoTime.ts'
import { AnswerForm } from '../AnswerForm/AnswerForm.tsx'
import { QuestionnaireState } from '../QuestionnaireState/QuestionnaireState.tsx'
import { Results } from '../Results/Results.tsx'
import type { QuestionnaireDetail_questionnaire$key } from './__generated__/QuestionnaireDetail_questionnaire.graphql.ts'
import { picture } from './QuestionnaireDetail.css.ts'

type QuestionnaireDetailProps = { questionnaire: QuestionnaireDetail_questionnaire$key }

/** A questionnaire: its questions while it can be answered, then thanks and what everyone said. */
export function QuestionnaireDetail(props: QuestionnaireDetailProps) {
  const questionnaire = useFragment(
    graphql`
      fragment QuestionnaireDetail_questionnaire on Questionnaire @throwOnFieldError {
        title
        body
        state
        closesAt
        picture {
          ...Image_image
        }
        viewerResponse {
          sentAt
          coins
        }
        ...AnswerForm_questionnaire
        ...QuestionnaireState_questionnaire
        ...Results_questionnaire
      }
    `,
    props.questionnaire,
  )
  const { title, body, state, closesAt, viewerResponse } = questionnaire
  const intl = useIntl()
  const { dayAndTime } = useTokyoTime()
  const { status } = useSession()
  const sentAt = viewerResponse?.sentAt
  const isEnded = state === 'ENDED'
  return (
    <div ref={keepFocus}>
      <Stack as="article" gap={6}>
        <div className={picture}>
          <Image image={questionnaire.picture} ratio={2} priority />
        </div>
        <Stack gap={3}>
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          <QuestionnaireState questionnaire={questionnaire} />
          <Text isPreformatted>{body}</Text>
        </Stack>
        {sentAt != null && (
          <Banner tone="success" title={intl.formatMessage({ id: 'questionnaire.thanks.title' })}>
            {intl.formatMessage(
              {
                id:
                  viewerResponse!.coins > 0
                    ? 'questionnaire.thanks.coins'
                    : 'questionnaire.thanks.body',
              },
              { instant: dayAndTime(sentAt), coins: viewerResponse!.coins },
            )}
          </Banner>
        )}
        {sentAt == null && isEnded && (
          <Banner tone="info" title={intl.formatMessage({ id: 'questionnaire.ended.title' })}>
            {intl.formatMessage(
              { id: 'questionnaire.ended.body' },
              { instant: dayAndTime(lastInstant(closesAt)) },
            )}
          </Banner>
        )}
        {sentAt == null && !isEnded ? (
          status === 'loggedIn' ? (
            <AnswerForm questionnaire={questionnaire} />
          ) : (
            <LogInFirst
              title={intl.formatMessage({ id: 'questionnaire.guest.title' })}
              body={intl.formatMessage({ id: 'questionnaire.guest.body' })}
            />
          )
        ) : (
          <Results questionnaire={questionnaire} />
        )}
      </Stack>
    </div>
  )
}
