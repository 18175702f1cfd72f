import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  page: path('/campaign-code/:campaign_code_page_id'),
}
