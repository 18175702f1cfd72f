import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/questionnaire.ts'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Link } from '#design-system/link/LinkProvider.tsx'
import { Image } from '#features/media/index.ts'
import { QuestionnaireState } from '../QuestionnaireState/QuestionnaireState.tsx'
import type { QuestionnaireCard_questionnaire$key } from './__generated__/QuestionnaireCard_questionnaire.graphql.ts'
import { card, picture, words } from './QuestionnaireCard.css.ts'

type QuestionnaireCardProps = {
  questionnaire: QuestionnaireCard_questionnaire$key
  priority?: boolean
}

/** A questionnaire among others: its picture, what it asks, and until when. */
export function QuestionnaireCard({ priority, ...props }: QuestionnaireCardProps) {
  const questionnaire = useFragment(
    graphql`
      fragment QuestionnaireCard_questionnaire on Questionnaire @throwOnFieldError {
        id
        title
        picture {
          ...Image_image
        }
        ...QuestionnaireState_questionnaire
      }
    `,
    props.questionnaire,
  )
  const { id, title } = questionnaire
  return (
    <li>
      <Link href={paths.questionnaire({ questionnaire_id: id })} className={card}>
        <span className={picture}>
          <Image image={questionnaire.picture} ratio={2} isDecorative priority={priority} />
        </span>
        <span className={words}>
          <Heading level={2} size="medium">
            {title}
          </Heading>
          <QuestionnaireState questionnaire={questionnaire} />
        </span>
      </Link>
    </li>
  )
}
