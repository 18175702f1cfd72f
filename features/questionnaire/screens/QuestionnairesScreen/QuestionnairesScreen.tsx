import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Figure, ScreenPage } from '#features/errors/index.ts'
import type { ScreenProps } from '#platform/routing/route.ts'
import { list } from '../../components/QuestionnaireCard/QuestionnaireCard.css.ts'
import { QuestionnaireCard } from '../../components/QuestionnaireCard/QuestionnaireCard.tsx'
import { QuestionnaireCardSkeleton } from '../../components/QuestionnaireCard/QuestionnaireCardSkeleton.tsx'
import type { QuestionnairesScreenQuery } from './__generated__/QuestionnairesScreenQuery.graphql.ts'

/** `/questionnaires`: what the station asks, and what came of what it asked. */
export function Screen(props: ScreenProps<QuestionnairesScreenQuery>) {
  const title = useIntl().formatMessage({ id: 'questionnaire.title' })
  return (
    <ScreenPage title={title} width="medium" skeleton={<QuestionnaireCardSkeleton />}>
      <Questionnaires {...props} />
    </ScreenPage>
  )
}

function Questionnaires({ queryRef }: ScreenProps<QuestionnairesScreenQuery>) {
  const { tenant } = usePreloadedQuery<QuestionnairesScreenQuery>(
    graphql`
      query QuestionnairesScreenQuery @throwOnFieldError {
        tenant {
          community {
            questionnaires {
              id
              ...QuestionnaireCard_questionnaire
            }
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const { questionnaires } = tenant.community
  if (questionnaires.length === 0)
    return (
      <EmptyState
        figure={<Figure name="closed" />}
        title={intl.formatMessage({ id: 'questionnaire.empty.title' })}
        body={<FormattedMessage id="questionnaire.empty.body" />}
      />
    )
  return (
    <ul className={list}>
      {questionnaires.map((questionnaire, at) => (
        <QuestionnaireCard key={questionnaire.id} {...{ questionnaire }} priority={at === 0} />
      ))}
    </ul>
  )
}
