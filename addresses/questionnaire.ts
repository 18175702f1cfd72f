import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  questionnaires: path('/questionnaires'),
  questionnaire: path('/questionnaires/:questionnaire_id'),
}
