import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay'
import { paths } from '#addresses/questionnaire.ts'
import { Page } from '#design-system/page/Page.tsx'
import { Missing, ScreenPart } from '#features/errors/index.ts'
import { PageHead } from '#platform/routing/PageHead.tsx'
import type { ScreenProps } from '#platform/routing/route.ts'
import { QuestionnaireDetail } from '../../components/QuestionnaireDetail/QuestionnaireDetail.tsx'
import { QuestionnaireDetailSkeleton } from '../../components/QuestionnaireDetail/QuestionnaireDetailSkeleton.tsx'
import type { QuestionnaireScreenQuery } from './__generated__/QuestionnaireScreenQuery.graphql.ts'

/** `/questionnaires/:questionnaire_id`: what is asked, and once it is answered what everyone said. */
export function Screen(props: ScreenProps<QuestionnaireScreenQuery>) {
  return (
    <ScreenPart
      skeleton={<QuestionnaireDetailSkeleton />}
      renderFrame={(face) => <QuestionnairePage>{face}</QuestionnairePage>}
    >
      <Questionnaire {...props} />
    </ScreenPart>
  )
}

function Questionnaire({ queryRef }: ScreenProps<QuestionnaireScreenQuery>) {
  const { node } = usePreloadedQuery<QuestionnaireScreenQuery>(
    graphql`
      query QuestionnaireScreenQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on Questionnaire @alias(as: "questionnaire") {
            id
            title
            body
            picture {
              url
            }
            ...QuestionnaireDetail_questionnaire
          }
        }
      }
    `,
    queryRef,
  )
  const intl = useIntl()
  const questionnaire = node?.questionnaire
  if (!questionnaire)
    return (
      <Missing
        title={intl.formatMessage({ id: 'questionnaire.missing.title' })}
        body={intl.formatMessage({ id: 'questionnaire.missing.body' })}
        nextAction={{
          href: paths.questionnaires(),
          label: intl.formatMessage({ id: 'questionnaire.back' }),
        }}
      />
    )
  const { id, title, body, picture } = questionnaire
  return (
    <QuestionnairePage>
      <PageHead title={title} description={body} image={picture.url} />
      <QuestionnaireDetail key={id} questionnaire={questionnaire} />
    </QuestionnairePage>
  )
}

function QuestionnairePage({ children }: { children: ReactNode }) {
  const back = useIntl().formatMessage({ id: 'questionnaire.back' })
  return <Page back={{ href: paths.questionnaires(), label: back }}>{children}</Page>
}
