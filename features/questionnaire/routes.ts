import { paths } from '#addresses/questionnaire.ts'
import type { FeatureRoutes } from '#platform/routing/route.ts'
import type { QuestionnaireScreenQuery } from './screens/QuestionnaireScreen/__generated__/QuestionnaireScreenQuery.graphql.ts'

export const questionnaireRoutes: FeatureRoutes = {
  messages: { ja: () => import('./messages/ja.ts'), en: () => import('./messages/en.ts') },
  routes: [
    {
      path: paths.questionnaires.pattern,
      screen: () => import('./screens/QuestionnairesScreen/QuestionnairesScreen.tsx'),
      query: () =>
        import('./screens/QuestionnairesScreen/__generated__/QuestionnairesScreenQuery.graphql.ts'),
    },
    {
      path: paths.questionnaire.pattern,
      screen: () => import('./screens/QuestionnaireScreen/QuestionnaireScreen.tsx'),
      query: () =>
        import('./screens/QuestionnaireScreen/__generated__/QuestionnaireScreenQuery.graphql.ts'),
      variables: ({ questionnaire_id = '' }): QuestionnaireScreenQuery['variables'] => ({
        id: questionnaire_id,
      }),
    },
  ],
}
